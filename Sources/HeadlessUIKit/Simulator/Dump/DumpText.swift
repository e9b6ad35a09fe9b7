/// The format of geometry in a dump. Numbers have at most three decimals and no commas, so that a change of one number
/// is a change of one word.
enum DumpText {
    static func number(_ value: CGFloat) -> String {
        PlainNumber.text(value, decimals: 3)
    }

    /// Returns `(x y; width height)`, the debugger's format of a frame.
    static func rect(_ rect: CGRect) -> String {
        "(\(list([rect.origin.x, rect.origin.y])); \(list([rect.size.width, rect.size.height])))"
    }

    static func point(_ point: CGPoint) -> String {
        "(\(list([point.x, point.y])))"
    }

    /// Returns `[a b c d tx ty]`.
    static func transform(_ transform: CGAffineTransform) -> String {
        "[\(list([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]))]"
    }

    /// Returns `(top left bottom right)`.
    static func insets(_ insets: UIEdgeInsets) -> String {
        "(\(list([insets.top, insets.left, insets.bottom, insets.right])))"
    }

    private static func list(_ numbers: [CGFloat]) -> String {
        numbers.map(number).joined(separator: " ")
    }
}
