extension UIButton {
    /// What a button with a configuration has besides image and title.
    @MainActor
    final class ConfiguredParts {
        let background = UIView()
        let subtitle = UILabel()

        init() {
            background.isUserInteractionEnabled = false
        }
    }

    /// The configuration has come, changed or gone.
    func takeConfiguration() {
        guard let configuration else {
            configuredParts?.background.removeFromSuperview()
            configuredParts?.subtitle.removeFromSuperview()
            configuredParts = nil
            titleLabel?.font = .systemFont(ofSize: buttonType.fontSize)
            return showLook()
        }
        let parts = configuredParts ?? ConfiguredParts()
        if configuredParts == nil {
            configuredParts = parts
            insertSubview(parts.background, at: 0)
            addSubview(parts.subtitle)
        }
        show(configuration, parts)
    }

    private func show(_ configuration: Configuration, _ parts: ConfiguredParts) {
        let foreground = configuration.foreground(tint: tintColor, isEnabled: isEnabled)
        let font = UIFont.preferredFont(
            forTextStyle: configuration.buttonSize.textStyle, compatibleWith: resolvedTraits)
        titleLabel?.font = font
        titleLabel?.text = currentTitle
        titleLabel?.textColor = foreground
        parts.subtitle.font = .preferredFont(forTextStyle: .footnote, compatibleWith: resolvedTraits)
        parts.subtitle.text = configuration.subtitle
        parts.subtitle.textColor = foreground
        imageView?.image = currentImage
        parts.background.backgroundColor = configuration.background(tint: tintColor)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func configuredSize(_ configuration: Configuration) -> CGSize {
        let (content, insets) = (contentSize(configuration), configuration.contentInsets)
        return CGSize(
            width: content.width + insets.leading + insets.trailing,
            height: content.height + insets.top + insets.bottom)
    }

    func layOut(_ configuration: Configuration) {
        guard let parts = configuredParts else { return }
        parts.background.frame = bounds
        parts.background.layer.cornerRadius = configuration.cornerRadius(height: bounds.height)
        let insets = configuration.contentInsets
        let room = bounds.inset(
            by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
        var content = CGRect(origin: .zero, size: contentSize(configuration))
        content.size.width = min(content.width, max(0, room.width))
        content.origin = CGPoint(
            x: contentHorizontalAlignment.start(of: content.width, in: room.minX...max(room.minX, room.maxX)),
            y: contentVerticalAlignment.start(of: content.height, in: room.minY...max(room.minY, room.maxY)))
        let (image, texts) = divided(content, configuration)
        imageView?.frame = image
        layOutTexts(in: texts, configuration, parts)
    }

    private func layOutTexts(in rect: CGRect, _ configuration: Configuration, _ parts: ConfiguredParts) {
        let (title, subtitle) = (titleSize, parts.subtitle.intrinsicContentSize)
        let y = rect.midY - textsSize(configuration).height / 2
        titleLabel?.frame = CGRect(
            x: configuration.titleAlignment.start(of: title.width, in: rect), y: y,
            width: min(title.width, rect.width), height: title.height)
        parts.subtitle.frame = CGRect(
            x: configuration.titleAlignment.start(of: subtitle.width, in: rect),
            y: y + title.height + (title.height > 0 ? configuration.titlePadding : 0),
            width: min(subtitle.width, rect.width), height: subtitle.height)
    }

    /// Image and texts beside each other, or one above the other.
    private func contentSize(_ configuration: Configuration) -> CGSize {
        let (image, texts) = (imageSize, textsSize(configuration))
        let gap = image == .zero || texts == .zero ? 0 : configuration.imagePadding
        if configuration.isVertical {
            return CGSize(width: max(image.width, texts.width), height: image.height + gap + texts.height)
        }
        return CGSize(width: image.width + gap + texts.width, height: max(image.height, texts.height))
    }

    private func textsSize(_ configuration: Configuration) -> CGSize {
        let (title, subtitle) = (titleSize, configuredParts?.subtitle.intrinsicContentSize ?? .zero)
        let gap = title == .zero || subtitle == .zero ? 0 : configuration.titlePadding
        return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    }

    private func divided(_ content: CGRect, _ configuration: Configuration) -> (image: CGRect, texts: CGRect) {
        let size = imageSize
        guard size != .zero else { return (.zero, content) }
        let length = configuration.isVertical ? size.height : size.width
        let parts = content.divided(atDistance: length, from: configuration.imageEdge)
        let texts = parts.remainder.divided(atDistance: configuration.imagePadding, from: configuration.imageEdge)
        let image = CGRect(
            x: parts.slice.midX - size.width / 2, y: parts.slice.midY - size.height / 2, width: size.width,
            height: size.height)
        return (image, texts.remainder)
    }
}

extension UIButton.Configuration {
    fileprivate var isVertical: Bool { imagePlacement == .top || imagePlacement == .bottom }

    fileprivate var imageEdge: CGRectEdge {
        switch imagePlacement {
        case .top: .minYEdge
        case .bottom: .maxYEdge
        case .trailing: .maxXEdge
        default: .minXEdge
        }
    }
}

extension UIButton.Configuration.TitleAlignment {
    fileprivate func start(of width: CGFloat, in rect: CGRect) -> CGFloat {
        switch self {
        case .automatic, .center: rect.midX - min(width, rect.width) / 2
        case .leading: rect.minX
        case .trailing: rect.maxX - min(width, rect.width)
        }
    }
}
