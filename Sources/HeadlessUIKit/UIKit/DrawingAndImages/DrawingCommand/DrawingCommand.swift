/// A drawing operation as a value.
///
/// Views and layers describe their appearance with drawing commands, and a graphics context records those of drawing
/// code. Images consist of them, and the simulator makes its pictures from them.
@_spi(Simulator)
public struct DrawingCommand: Equatable, @unchecked Sendable {
    // The paths are copies that nothing changes, so that commands can be sent between threads.

    public enum Content: Equatable {
        case fill(Area, CGColor)
        case stroke(Area, LineStyle, CGColor)
        case gradient(Gradient, in: Area)
        case text(Text)
        /// An image that fills a rectangle.
        case image(UIImage, in: CGRect)
        /// A layer with its sublayers.
        case layer(Layer)
    }

    public var content: Content
    /// The transform from the content's coordinates to the drawing's. It's the identity for fills and strokes, which
    /// are in the drawing's coordinates.
    public var transform = CGAffineTransform.identity
    /// The clips, in the drawing's coordinates. The content is visible only inside of all of them.
    public var clips: [Area] = []
    /// The opacity of the content as a whole, from 0 for transparent to 1.
    public var alpha: CGFloat = 1
    public var shadow: Shadow?
}

extension DrawingCommand {
    /// Creates a command that draws content inside of an area.
    package init(_ content: Content, in area: Area) { self.init(content: content, clips: [area]) }

    /// Returns the command in transformed coordinates of the drawing.
    func applying(_ t: CGAffineTransform) -> DrawingCommand {
        guard !t.isIdentity else { return self }
        var command = self
        command.clips = clips.map { $0.applying(t) }
        switch content {
        case .fill(let area, let color): command.content = .fill(area.applying(t), color)
        case .stroke(let area, let line, let color):
            command.content = .stroke(area.applying(t), line.scaled(by: t.averageScale), color)
        case .gradient, .text, .image, .layer: command.transform = transform.concatenating(t)
        }
        return command
    }

    /// Returns the same command in another color. The transparency of the original colors is preserved.
    func colored(_ new: CGColor) -> DrawingCommand {
        func mix(_ old: CGColor) -> CGColor { new.copy(alpha: new.alpha * old.alpha) ?? new }
        var command = self
        switch content {
        case .fill(let area, let color): command.content = .fill(area, mix(color))
        case .stroke(let area, let line, let color): command.content = .stroke(area, line, mix(color))
        case .gradient(var gradient, let area):
            gradient.stops = gradient.stops.map { Gradient.Stop(color: mix($0.color), location: $0.location) }
            command.content = .gradient(gradient, in: area)
        case .text(var text):
            text.color = mix(text.color)
            command.content = .text(text)
        case .image(let image, let rect):
            command.content = .image(image.withTintColor(UIColor(cgColor: new)), in: rect)
        case .layer(var layer):
            layer.commands = layer.commands.map { $0.colored(new) }
            layer.foreground = layer.foreground.map { $0.colored(new) }
            command.content = .layer(layer)
        }
        return command
    }

    /// A rectangle that contains the command's drawing, in the drawing's coordinates. It isn't necessarily the
    /// smallest.
    @_spi(Simulator)
    public var extent: CGRect {
        let extent =
            switch content {
            case .fill(let area, _): area.boundingBox
            // A miter join may extend beyond half of the line width.
            case .stroke(let area, let line, _): area.boundingBox.insetBy(dx: -2 * line.width, dy: -2 * line.width)
            case .gradient(_, let area): area.boundingBox.applying(transform)
            case .text(let text): text.frame.applying(transform)
            case .image(_, let rect): rect.applying(transform)
            case .layer(let layer):
                (layer.shadow?.region(of: layer.extent) ?? layer.extent).applying(transform)
            }
        return clips.reduce(extent) { $1.isEvenOdd ? $0 : $0.intersection($1.boundingBox) }
    }
}

extension CGAffineTransform {
    /// The average factor by which lengths are scaled, derived from the area.
    var averageScale: CGFloat { abs(a * d - b * c).squareRoot() }
}
