extension UIImage {
    /// Returns a copy of the image with the change applied to its content.
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

    /// The tint color that replaces all colors of the image, or `nil` if there is none.
    @_spi(Simulator) public var tint: UIColor? { content.tint }

    /// Returns the drawing commands of the image, scaled to a rectangle. If the image has a tint color, they're in that
    /// color.
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
    /// Returns the same content in another color. The transparency of the original color is preserved.
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
    /// The modes in which an image's colors are rendered. The raw values are those of Apple's header.
    public enum RenderingMode: Int, Sendable {
        /// The mode that the containing view prefers.
        case automatic = 0
        case alwaysOriginal = 1
        /// Only the shape of the image is used. It's drawn in the tint color of its view.
        case alwaysTemplate = 2
    }

    /// The modes in which the area between the caps is resized. The raw values are those of Apple's header.
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }

    /// The orientations of an image. The raw values are those of Apple's header.
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
