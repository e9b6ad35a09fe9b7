import UIKitTestSupport

@_spi(Simulator) @testable import UIKit

extension DrawingCommand {
    /// The command itself and, in a layer, the commands of the layer and its sublayers.
    var descendants: [DrawingCommand] {
        guard case .layer(let layer) = content else { return [self] }
        return [self] + (layer.commands + layer.foreground).flatMap(\.descendants)
    }
}

extension DrawingCommand.Content {
    var color: CGColor? {
        switch self {
        case .fill(_, let color), .stroke(_, _, let color): color
        case .text(let text): text.color
        case .gradient, .image, .layer: nil
        }
    }

    var texts: [String] {
        if case .text(let text) = self { text.lines.map(\.text) } else { [] }
    }
}
