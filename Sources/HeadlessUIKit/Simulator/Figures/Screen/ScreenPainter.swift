@_spi(Simulator) import UIKit

/// A painter that converts drawing commands to shapes, from back to front.
struct ScreenPainter {
    /// The properties of a group of commands that come from outside of the group.
    struct Context {
        /// The transform from the commands' coordinates to the figure's.
        var toPicture = CGAffineTransform.identity
        /// The opacity of the group.
        var alpha: CGFloat = 1
        /// The area that texts may cover, in the commands' coordinates, or `nil` for the bounds of the layer.
        var room: CGRect?
    }

    private(set) var backdrop = Backdrop()
    /// The number of user units per point of the painted content. Texts aren't set smaller than the legible minimum.
    var scale: CGFloat = 1

    init(scale: CGFloat = 1) { self.scale = scale }

    /// Records an area of the picture that something else painted, behind what follows.
    mutating func cover(_ area: CGRect, with color: UIColor) { backdrop.paint(area, .identity, color, alpha: 1) }

    /// Returns the shapes of a command with its clips, its shadow, and its opacity, in the coordinates of the commands
    /// around it.
    mutating func shapes(
        of command: DrawingCommand, in outside: Context = Context()
    ) -> [Figure.Shape] {
        var inside = outside
        inside.toPicture = command.transform.concatenating(outside.toPicture)
        inside.alpha *= command.alpha
        if let color = command.content.groundColor {
            backdrop.paint(
                command.extent, outside.toPicture, color, alpha: inside.alpha, inside: command.content.groundPath)
        }
        var shapes = self.shapes(of: command.content, in: inside)
        if !command.transform.isIdentity { shapes = [.group(shapes, Figure.Transform(command.transform))] }
        shapes = shadowed(shapes, by: command.shadow, extent: command.extent)
        // An area that contains the whole drawing clips nothing.
        for clip in command.clips.reversed() where !clip.contains(command.extent) { shapes = [clip.clipping(shapes)] }
        return command.alpha < 1 ? [.faded(shapes, opacity: command.alpha)] : shapes
    }

    private mutating func shapes(of content: DrawingCommand.Content, in inside: Context) -> [Figure.Shape] {
        switch content {
        case .fill(let area, let color):
            color.alpha > 0 ? [area.shape(.fill(.real(UIColor(cgColor: color))))] : []
        case .stroke(let area, let line, let color): color.alpha > 0 ? [area.shape(stroked: line, color)] : []
        case .gradient(let gradient, let area): gradient.shapes(in: area)
        case .text(let text): shapes(of: text, in: inside)
        case .image(let image, let rect): shapes(of: image, in: rect, inside)
        case .layer(let layer): shapes(of: layer, in: inside)
        }
    }

    /// Returns the shapes of the commands in a layer or an image.
    ///
    /// - Parameter edge: The area that the texts of sublayers may cover.
    mutating func shapes(
        of commands: [DrawingCommand], in inside: Context, room: CGRect, edge: CGRect
    ) -> [Figure.Shape] {
        commands.indices.flatMap { index in
            var context = inside
            context.room = commands.room(forCommandAt: index, in: room, edge: edge)
            return shapes(of: commands[index], in: context)
        }
    }

    /// Returns the drawing of an image. An image without a drawing is a frame with its diagonals.
    private mutating func shapes(of image: UIImage, in rect: CGRect, _ inside: Context) -> [Figure.Shape] {
        let commands = image.commands(in: rect)
        guard commands.isEmpty else { return shapes(of: commands, in: inside, room: rect, edge: rect) }
        let line = Figure.Style.stroke(.faint, width: 1)
        let corners = rect.corners
        return [
            .rectangle(rect, Figure.Style(fill: .paper, stroke: .faint, width: 1)),
            .line(from: corners[0], to: corners[2], line), .line(from: corners[1], to: corners[3], line),
        ]
    }

    /// Returns the number of user units per point, in the direction of the height of letters.
    func scale(in toPicture: CGAffineTransform) -> CGFloat { scale * hypot(toPicture.c, toPicture.d) }
}

extension DrawingCommand.Content {
    /// The color that the content fills its area with, or `nil` for content that isn't a background for texts.
    fileprivate var groundColor: UIColor? {
        switch self {
        case .fill(_, let color): UIColor(cgColor: color)
        case .gradient(let gradient, _): gradient.middleColor
        case .stroke, .text, .image, .layer: nil
        }
    }

    /// The path that the content fills, or `nil` if it's a rectangle.
    fileprivate var groundPath: CGPath? {
        if case .fill(.path(let path, _), _) = self { path } else { nil }
    }
}

extension DrawingCommand.Area {
    fileprivate func shape(stroked line: DrawingCommand.LineStyle, _ color: CGColor) -> Figure.Shape {
        var style = Figure.Style(line, color)
        // The limit has no effect on right angles.
        if case .rectangle = self { style.miterLimit = Figure.Style().miterLimit }
        return shape(style)
    }
}
