@_spi(Simulator) import UIKit

extension ScreenPainter {
    /// Returns the shapes of a layer, in its coordinates.
    mutating func shapes(of layer: DrawingCommand.Layer, in inside: Context) -> [Figure.Shape] {
        let room = inside.room ?? layer.bounds
        let hairline = hairline(around: layer, in: inside.toPicture)
        let edge = layer.hasVisibleEdge ? layer.bounds : room
        var shapes = self.shapes(of: layer.commands, in: inside, room: room, edge: edge)
        if layer.isClipped { shapes = [layer.outline.clipping(shapes)] }
        for command in layer.foreground { shapes += self.shapes(of: command, in: inside) }
        shapes = hairline + shadowed(shapes, by: layer.shadow, extent: layer.extent)
        return layer.mask.map { [.masked(shapes, by: self.shapes(ofMask: $0))] } ?? shapes
    }

    /// Returns the shapes of a mask. They aren't recorded as a background for texts.
    private func shapes(ofMask mask: [DrawingCommand]) -> [Figure.Shape] {
        var painter = ScreenPainter(scale: scale)
        return mask.flatMap { painter.shapes(of: $0.withoutHairline) }
    }

    /// Returns a hairline around a view that draws nothing.
    private func hairline(around layer: DrawingCommand.Layer, in toPicture: CGAffineTransform) -> [Figure.Shape] {
        guard layer.isOutlinedIfEmpty, layer.isEmpty, !layer.bounds.isEmpty else { return [] }
        let middle = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY).applying(toPicture)
        return [layer.outline.shape(Figure.Style(stroke: backdrop.ink(at: middle), width: 1, opacity: 0.4))]
    }

    /// Adds the shadow of shapes, or of the shadow's path, behind them.
    func shadowed(
        _ shapes: [Figure.Shape], by shadow: DrawingCommand.Shadow?, extent: CGRect
    ) -> [Figure.Shape] {
        guard let shadow else { return shapes }
        let color = UIColor(cgColor: shadow.color)
        guard let path = shadow.path else {
            let style = Figure.Shadow(color.components, offset: shadow.offset, blur: shadow.radius)
            return [.shadowed(shapes, style, in: shadow.region(of: extent))]
        }
        let moved = Figure.Shape.group(
            [.path(Figure.Path(path), .fill(.real(color)))],
            .translation(x: shadow.offset.width, y: shadow.offset.height))
        if shadow.radius == 0 { return [moved] + shapes }
        return [.blurred([moved], by: shadow.radius, in: shadow.region(of: path.boundingBox))] + shapes
    }
}

extension DrawingCommand.Layer {
    /// A Boolean value indicating whether the layer contains nothing but views.
    fileprivate var isEmpty: Bool {
        foreground.isEmpty
            && commands.allSatisfy { command in
                if case .layer(let layer) = command.content { layer.isOutlinedIfEmpty } else { false }
            }
    }

    /// A Boolean value indicating whether the edge of the layer is visible or clips its content.
    fileprivate var hasVisibleEdge: Bool {
        isClipped || !foreground.isEmpty || commands.contains(where: \.fillsArea)
    }
}

extension DrawingCommand {
    /// The command without the hairline around a layer that draws nothing.
    var withoutHairline: DrawingCommand {
        guard case .layer(var layer) = content else { return self }
        layer.isOutlinedIfEmpty = false
        var command = self
        command.content = .layer(layer)
        return command
    }

    fileprivate var fillsArea: Bool {
        switch content {
        case .fill(_, let color), .stroke(_, _, let color): color.alpha > 0
        case .gradient: true
        case .text, .image, .layer: false
        }
    }
}
