@_spi(Simulator) import UIKit

extension Figure.Style {
    /// Creates the style of a line.
    init(_ line: DrawingCommand.LineStyle, _ color: CGColor) {
        self = .stroke(.real(UIColor(cgColor: color)), width: line.width)
        // Ignores a pattern with a total length of 0.
        if line.dashes.allSatisfy({ $0 >= 0 }), line.dashes.contains(where: { $0 > 0 }) { dashes = line.dashes }
        dashPhase = line.dashPhase
        miterLimit = max(line.miterLimit, 1)
        cap =
            switch line.cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        join =
            switch line.join {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
    }
}
