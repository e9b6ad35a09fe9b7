import Foundation

extension Figure {
    /// The distances between the windows of a stack.
    public enum WindowGaps: Sendable {
        case even
        /// Distances that grow with the difference between the levels. They depend on the number of digits of the
        /// difference, because levels range from 0 to millions.
        case byLevel

        /// Returns the weight of the gap between two windows. The gap's share of the depth is proportional to it.
        func weight(from back: CGFloat, to front: CGFloat) -> CGFloat {
            switch self {
            case .even: 1
            case .byLevel: 1 + CGFloat(log10(1 + Double(abs(front - back)))) / 2
            }
        }
    }
}
