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
        if mode == .clear {
            context.clear(rect)
        } else {
            context.record([DrawingCommand(content: .image(self, in: rect))])
        }
        context.restoreGState()
    }

    /// The tint color that replaces all colors of the image, or `nil` if there is none.
    var tint: UIColor? { content.tint }

    /// Returns the drawing commands of the image, scaled to a rectangle. If the image has a tint color, they're in that
    /// color.
    @_spi(Simulator)
    public func commands(in rect: CGRect) -> [DrawingCommand] {
        guard size.width > 0, size.height > 0 else { return [] }
        let transform = CGAffineTransform(from: CGRect(origin: .zero, size: size), to: rect)
        return commands.map { command in
            let command = command.applying(transform)
            return tint.map { command.colored($0.cgColor) } ?? command
        }
    }
}

extension UIImage {
    /// The modes in which an image's colors are rendered.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum; the raw values:
    ///   Apple's header `UIImage.h`.
    public enum RenderingMode: Int, Sendable {
        /// The mode that the containing view prefers.
        case automatic = 0
        case alwaysOriginal = 1
        /// Only the shape of the image is used. It's drawn in the tint color of its view.
        case alwaysTemplate = 2
    }

    /// The modes in which the area between the caps is resized.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/resizingmode-swift.enum; the raw values:
    ///   Apple's header `UIImage.h`.
    /// - Differs: On a phone, the mode has an effect on drawing.
    public enum ResizingMode: Int, Sendable {
        case tile = 0
        case stretch = 1
    }

    /// The orientations of an image.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimage/orientation; the raw values: Apple's header
    ///   `UIImage.h`.
    /// - Differs: On a phone, images have other orientations than `up`, too.
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
