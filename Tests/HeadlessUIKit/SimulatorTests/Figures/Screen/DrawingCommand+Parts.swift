@testable import Figures
@testable import Simulator
@_spi(Simulator) @testable import UIKit

extension DrawingCommand {
    /// Creates the command of a layer with a background.
    static func box(
        _ bounds: CGRect, _ color: UIColor?, radius: CGFloat = 0, at origin: CGPoint = .zero,
        _ change: (inout Layer) -> Void = { _ in }
    ) -> DrawingCommand {
        var layer = Layer(bounds: bounds, outline: .rectangle(bounds, radius: radius), isOutlinedIfEmpty: true)
        if let color { layer.commands = [DrawingCommand(content: .fill(layer.outline, color.cgColor))] }
        change(&layer)
        return DrawingCommand(
            content: .layer(layer), transform: CGAffineTransform(translationX: origin.x, y: origin.y))
    }

    static func line(
        _ text: String, _ frame: CGRect, size: CGFloat, _ color: UIColor, _ alignment: NSTextAlignment = .natural
    ) -> DrawingCommand {
        let lines = [Text.Line(text: text, frame: frame)]
        return DrawingCommand(
            content: .text(
                Text(lines: lines, font: .systemFont(ofSize: size), color: color.cgColor, alignment: alignment)))
    }

    var layer: Layer? { if case .layer(let layer) = content { layer } else { nil } }

    var commands: [DrawingCommand] { layer?.commands ?? [] }

    /// The color of the first area that the layer fills.
    var color: UIColor? {
        commands.lazy.compactMap { command in
            if case .fill(_, let color) = command.content { UIColor(cgColor: color) } else { nil }
        }.first
    }

    var texts: [Text] {
        commands.compactMap { if case .text(let text) = $0.content { text } else { nil } }
    }

    var sublayers: [DrawingCommand] { commands.filter { $0.layer != nil } }

    /// The lines of the picture, in which texts of four points are legible.
    var svgLines: [String] {
        var painter = ScreenPainter(scale: 4)
        var canvas = SVG.Canvas(prefix: "p")
        return painter.shapes(of: self).flatMap { $0.lines(indent: 0, on: &canvas) }
    }
}

extension UIView {
    /// The lines of the picture of the view.
    var svgLines: [String] { layer.drawingCommand?.svgLines ?? [] }
}
