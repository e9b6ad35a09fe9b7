extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
}

extension NSString {
    /// The size of the text in points, broken only where it has line breaks; not rounded to pixels.
    ///
    /// Widths are those of a model (see `UILabel`).
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextLayout(description, font: Self.font(in: attrs)).size
    }

    /// The rectangle of the text in points, its lines no wider than the size if `options` say so.
    ///
    /// Its height may exceed that of `size`. Open: whether a phone then leaves lines out.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0
        let width = wraps ? size.width : .infinity
        let rect = CGRect(
            origin: .zero,
            size: TextLayout(description, font: Self.font(in: attributes), width: width).size
        )
        context?.totalBounds = rect
        return rect
    }

    /// Apple documents Helvetica of 12 points as the default; here it is the system font of that size.
    private static func font(in attributes: [NSAttributedString.Key: Any]?) -> UIFont {
        attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    }
}

// On a phone the methods of `NSString` are found on `String` too.
extension String {
    /// The size of the text in points, broken only where it has line breaks; not rounded to pixels.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: self).size(withAttributes: attrs)
    }

    /// The rectangle of the text in points, its lines no wider than the size if `options` say so.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}
