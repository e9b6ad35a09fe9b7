extension UIImage {
    /// A picture that is this one but for something.
    func changed(_ change: (inout Content) -> Void) -> UIImage {
        var content = content
        change(&content)
        return UIImage(content, size: size, scale: scale)
    }

    func configured(_ configuration: Configuration) -> UIImage {
        let changed = changed { $0.configuration = configuration }
        guard isSymbolImage else { return changed }
        return UIImage(changed.content, size: Self.symbolSize(configuration, scale: scale), scale: scale)
    }

    func drawInContext(_ rect: CGRect, _ mode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), !rect.isEmpty else { return }
        context.saveGState()
        context.setAlpha(context.state.alpha * alpha)
        if mode == .clear { context.clear(rect) } else { context.add(.image(self, in: rect)) }
        context.restoreGState()
    }

    /// The colour that all of the picture has, if it has one.
    @_spi(Simulator) public var tint: UIColor? { content.tint }

    /// The picture as an image view shows it: a template, or a symbol, in the view's tint.
    @_spi(Simulator) @MainActor
    public func tinted(in view: UIView) -> UIImage {
        let isTemplate =
            renderingMode == .alwaysTemplate || (isSymbolImage && renderingMode == .automatic && tint == nil)
        return isTemplate ? withTintColor(view.tintColor, renderingMode: .alwaysOriginal) : self
    }

    /// What code has drawn, placed in a rectangle and in the picture's one colour, if it has one.
    @_spi(Simulator)
    public func marks(in rect: CGRect) -> [DrawnMark] {
        guard size.width > 0, size.height > 0 else { return [] }
        let transform = CGAffineTransform(from: CGRect(origin: .zero, size: size), to: rect)
        return marks.map { mark in
            var mark = mark.applying(transform)
            if let tint { mark.content = mark.content.colored(tint.cgColor) }
            return mark
        }
    }
}

extension DrawnMark.Content {
    /// The same in another colour, which a colour's transparency stays with.
    fileprivate func colored(_ new: CGColor) -> DrawnMark.Content {
        func mix(_ old: CGColor) -> CGColor { new.copy(alpha: new.alpha * old.alpha) ?? new }
        return switch self {
        case .fill(let path, let isEvenOdd, let color): .fill(path, isEvenOdd: isEvenOdd, mix(color))
        case .stroke(let path, let line, let color): .stroke(path, line, mix(color))
        case .text(let text, let font, let color, let rect): .text(text, font, mix(color), in: rect)
        case .image(let image, let rect): .image(image.withTintColor(UIColor(cgColor: new)), in: rect)
        }
    }
}

extension UIImage {
    /// Whether a picture's own colours count. Raw values as in Apple's header.
    public enum RenderingMode: Int, Sendable {
        /// As what shows it likes.
        case automatic = 0
        case alwaysOriginal = 1
        /// Only the shape counts; it has the tint of what shows it.
        case alwaysTemplate = 2
    }

    /// How what lies between the caps fills its room. Raw values as in Apple's header.
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }

    /// How a picture lies. Raw values as in Apple's header.
    public enum Orientation: Int, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7
    }
}
