/// The horizontal alignment of lines of text.
///
/// - Source: https://developer.apple.com/documentation/uikit/nstextalignment
/// - Differs: On a phone, justified lines are stretched, and natural lines are at the right in languages that are
///   written from right to left.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    /// Both edges are aligned, except in the last line. Treated as `left` here, because spaces aren't stretched.
    case justified = 3
    /// The default alignment of the language. Always left here.
    case natural = 4
}

extension NSTextAlignment {
    /// Returns the horizontal start of a line in the given width, in points.
    func start(of line: CGFloat, in width: CGFloat) -> CGFloat {
        switch self {
        case .left, .justified, .natural: 0
        case .center: (width - line) / 2
        case .right: width - line
        }
    }
}
