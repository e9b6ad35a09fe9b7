import Foundation

extension Figure {
    /// How far apart the windows of a stack are drawn.
    public enum WindowGaps: Sendable {
        case even
        /// The further, the further apart the levels are: by their difference's number of digits, for levels reach
        /// from 0 to millions.
        case byLevel

        /// The share of the whole depth between two windows.
        func weight(from back: CGFloat, to front: CGFloat) -> CGFloat {
            switch self {
            case .even: 1
            case .byLevel: 1 + CGFloat(log10(1 + Double(abs(front - back)))) / 2
            }
        }
    }
}
