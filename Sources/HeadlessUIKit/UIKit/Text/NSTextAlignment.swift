/// Where the lines of a text stand.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Both edges straight but for the last line; here, where spaces do not stretch, like left.
    case justified = 3
    /// As the language is written; left here.
    case natural = 4
}

extension NSTextAlignment {
    /// Where a line begins in a width, in points.
    func start(of line: CGFloat, in width: CGFloat) -> CGFloat {
        switch self {
        case .left, .justified, .natural: 0
        case .center: (width - line) / 2
        case .right: width - line
        }
    }
}
