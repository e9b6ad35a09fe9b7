// Widths are those of a model (see `UILabel`).
extension NSString {
    /// The size of the text in points, broken only where it has line breaks; not rounded to pixels.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextAttributes(attrs).layout(description).size
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
        TextAttributes(attributes).bounds(of: description, with: size, options, context)
    }

    /// Draws the text from a point on, broken only where it has line breaks, into the current context.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        TextAttributes(attrs).draw(description, at: point)
    }

    /// Draws as many lines of the text as a rectangle has room for, into the current context.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        TextAttributes(attrs).draw(description, in: rect)
    }

    /// The same; without `usesLineFragmentOrigin` the rectangle's origin is where the base line of one line begins.
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        TextAttributes(attributes).draw(description, with: rect, options)
    }
}

// On a phone the methods of `NSString` are found on `String` too.
extension String {
    /// The size of the text in points, broken only where it has line breaks; not rounded to pixels.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextAttributes(attrs).layout(self).size
    }

    /// The rectangle of the text in points, its lines no wider than the size if `options` say so.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        TextAttributes(attributes).bounds(of: self, with: size, options, context)
    }

    /// Draws the text from a point on, broken only where it has line breaks, into the current context.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        TextAttributes(attrs).draw(self, at: point)
    }

    /// Draws as many lines of the text as a rectangle has room for, into the current context.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        TextAttributes(attrs).draw(self, in: rect)
    }

    /// The same; without `usesLineFragmentOrigin` the rectangle's origin is where the base line of one line begins.
    public func draw(
        with rect: CGRect,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        TextAttributes(attributes).draw(self, with: rect, options)
    }
}

// A text with attributes has those of its beginning.
extension NSAttributedString {
    /// The size of the text in points, broken only where it has line breaks; not rounded to pixels.
    public func size() -> CGSize { modelled.layout(string).size }

    /// The rectangle of the text in points, its lines no wider than the size if `options` say so.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        modelled.bounds(of: string, with: size, options, context)
    }

    /// Draws the text from a point on, broken only where it has line breaks, into the current context.
    public func draw(at point: CGPoint) { modelled.draw(string, at: point) }

    /// Draws as many lines of the text as a rectangle has room for, into the current context.
    public func draw(in rect: CGRect) { modelled.draw(string, in: rect) }

    /// The same; without `usesLineFragmentOrigin` the rectangle's origin is where the base line of one line begins.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        modelled.draw(string, with: rect, options)
    }

    private var modelled: TextAttributes { TextAttributes(beginning) }
}

extension TextAttributes {
    fileprivate func draw(_ text: String, with rect: CGRect, _ options: NSStringDrawingOptions) {
        guard !options.contains(.usesLineFragmentOrigin) else { return draw(text, in: rect) }
        draw(text, at: CGPoint(x: rect.minX, y: rect.minY - font.ascender))
    }
}
