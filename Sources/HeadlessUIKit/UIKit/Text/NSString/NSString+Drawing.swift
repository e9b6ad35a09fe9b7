// Widths come from a model (see `UILabel`).
extension NSString {
    /// Returns the size of the text in points, broken only at its line breaks. The size isn't rounded to pixels.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsstring
    /// - Differs: On a phone, the widths are those of the font.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextAttributes(attrs).layout(description).size
    }

    /// Returns the bounding rectangle of the text in points.
    ///
    /// With `usesLineFragmentOrigin`, lines are wrapped at the width of the size.
    ///
    /// - Note: Undocumented by Apple. The height can exceed that of `size`. A phone may omit lines in this case.
    /// - Source:
    ///   https://developer.apple.com/documentation/foundation/nsstring/boundingrect(with:options:attributes:context:)
    /// - Differs: On a phone, the widths are those of the font.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        TextAttributes(attributes).bounds(of: description, with: size, options, context)
    }

    /// Draws the text at a point into the current context, broken only at its line breaks.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsstring
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        TextAttributes(attrs).draw(description, at: point)
    }

    /// Draws the lines of the text that fit into a rectangle, into the current context.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsstring
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        TextAttributes(attrs).draw(description, in: rect)
    }

    /// Draws the lines of the text that fit into a rectangle, into the current context.
    ///
    /// Without `usesLineFragmentOrigin`, the rectangle's origin is the start of the first baseline.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsstring/draw(with:options:attributes:context:)
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        TextAttributes(attributes).draw(description, with: rect, options, context)
    }
}

// On a phone, the methods of `NSString` are available on `String` too.
extension String {
    /// Returns the size of the text in points, broken only at its line breaks. The size isn't rounded to pixels.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsstring
    /// - Differs: On a phone, the widths are those of the font.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextAttributes(attrs).layout(self).size
    }

    /// Returns the bounding rectangle of the text in points.
    ///
    /// With `usesLineFragmentOrigin`, lines are wrapped at the width of the size.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/foundation/nsstring/boundingrect(with:options:attributes:context:)
    /// - Differs: On a phone, the widths are those of the font.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        TextAttributes(attributes).bounds(of: self, with: size, options, context)
    }

    /// Draws the text at a point into the current context, broken only at its line breaks.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsstring
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        TextAttributes(attrs).draw(self, at: point)
    }

    /// Draws the lines of the text that fit into a rectangle, into the current context.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsstring
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        TextAttributes(attrs).draw(self, in: rect)
    }

    /// Draws the lines of the text that fit into a rectangle, into the current context.
    ///
    /// Without `usesLineFragmentOrigin`, the rectangle's origin is the start of the first baseline.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsstring/draw(with:options:attributes:context:)
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        TextAttributes(attributes).draw(self, with: rect, options, context)
    }
}

// The attributes at the beginning of the text apply to the whole text.
extension NSAttributedString {
    /// Returns the size of the text in points, broken only at its line breaks. The size isn't rounded to pixels.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring
    /// - Differs: On a phone, every range of the text has its own attributes.
    public func size() -> CGSize { modelled.layout(string).size }

    /// Returns the bounding rectangle of the text in points.
    ///
    /// With `usesLineFragmentOrigin`, lines are wrapped at the width of the size.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/foundation/nsattributedstring/boundingrect(with:options:context:)
    /// - Differs: On a phone, every range of the text has its own attributes.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        modelled.bounds(of: string, with: size, options, context)
    }

    /// Draws the text at a point into the current context, broken only at its line breaks.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring
    /// - Differs: On a phone, every range of the text has its own attributes.
    public func draw(at point: CGPoint) { modelled.draw(string, at: point) }

    /// Draws the lines of the text that fit into a rectangle, into the current context.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring
    /// - Differs: On a phone, every range of the text has its own attributes.
    public func draw(in rect: CGRect) { modelled.draw(string, in: rect) }

    /// Draws the lines of the text that fit into a rectangle, into the current context.
    ///
    /// Without `usesLineFragmentOrigin`, the rectangle's origin is the start of the first baseline.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring/draw(with:options:context:)
    /// - Differs: On a phone, every range of the text has its own attributes.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        modelled.draw(string, with: rect, options, context)
    }

    private var modelled: TextAttributes { TextAttributes(beginning) }
}

extension TextAttributes {
    /// Draws a text, and reports its bounds. A width or a height of 0 is unlimited.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsattributedstring/draw(with:options:context:)
    fileprivate func draw(
        _ text: String, with rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
    ) {
        var rect = rect
        if rect.width <= 0 { rect.size.width = .greatestFiniteMagnitude }
        if rect.height <= 0 { rect.size.height = .greatestFiniteMagnitude }
        _ = bounds(of: text, with: rect.size, options, context)
        guard !options.contains(.usesLineFragmentOrigin) else { return draw(text, in: rect) }
        draw(text, at: CGPoint(x: rect.minX, y: rect.minY - font.ascender))
    }
}
