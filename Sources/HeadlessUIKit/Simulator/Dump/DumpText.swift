/// How a dump writes geometry: three decimals at most, no commas, so that a change of one number is a change of one
/// word.
enum DumpText {
    static func number(_ value: CGFloat) -> String {
        PlainNumber.text(value, decimals: 3)
    }

    /// `(x y; width height)`, as the debugger writes a frame.
    static func rect(_ rect: CGRect) -> String {
        "(\(list([rect.origin.x, rect.origin.y])); \(list([rect.size.width, rect.size.height])))"
    }

    static func point(_ point: CGPoint) -> String {
        "(\(list([point.x, point.y])))"
    }

    /// `[a b c d tx ty]`.
    static func transform(_ transform: CGAffineTransform) -> String {
        "[\(list([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]))]"
    }

    /// `(top left bottom right)`.
    static func insets(_ insets: UIEdgeInsets) -> String {
        "(\(list([insets.top, insets.left, insets.bottom, insets.right])))"
    }

    private static func list(_ numbers: [CGFloat]) -> String {
        numbers.map(number).joined(separator: " ")
    }
}
