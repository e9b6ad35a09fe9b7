extension UIButton {
    /// The subviews of a configured button in addition to the image and the title.
    @MainActor
    final class ConfiguredParts {
        let background = UIView()
        let subtitle = UILabel()

        init() {
            background.isUserInteractionEnabled = false
        }
    }

    /// Updates the button after its configuration was set, changed, or removed.
    func applyConfiguration() {
        guard let configuration else {
            configuredParts?.background.removeFromSuperview()
            configuredParts?.subtitle.removeFromSuperview()
            configuredParts = nil
            titleLabel?.font = .systemFont(ofSize: buttonType.fontSize)
            titleLabel?.numberOfLines = 1
            titleLabel?.lineBreakMode = .byTruncatingTail
            titleLabel?.textAlignment = .natural
            return updateAppearance()
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
        titleLabel?.numberOfLines = configuration.breaksTitle ? 0 : 1
        titleLabel?.lineBreakMode = configuration.titleLineBreakMode
        titleLabel?.textAlignment = configuration.titleAlignment.ofText
        parts.subtitle.font = .preferredFont(forTextStyle: .footnote, compatibleWith: resolvedTraits)
        parts.subtitle.text = configuration.subtitle
        parts.subtitle.textColor = foreground
        imageView?.image = currentImage
        parts.background.backgroundColor = configuration.background(tint: tintColor)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Returns the size of the button for a configuration.
    ///
    /// - Parameter width: The maximum width, if the title can be broken into lines.
    func configuredSize(_ configuration: Configuration, width: CGFloat) -> CGSize {
        let insets = configuration.contentInsets
        let content = contentSize(configuration, width: width - insets.leading - insets.trailing)
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
        var content = CGRect(origin: .zero, size: contentSize(configuration, width: room.width))
        content.size.width = min(content.width, max(0, room.width))
        content.origin = CGPoint(
            x: contentHorizontalAlignment.start(of: content.width, in: room.minX...max(room.minX, room.maxX)),
            y: contentVerticalAlignment.start(of: content.height, in: room.minY...max(room.minY, room.maxY)))
        let (image, texts) = divided(content, configuration)
        imageView?.frame = image
        layOutTexts(in: texts, configuration, parts)
    }

    private func layOutTexts(in rect: CGRect, _ configuration: Configuration, _ parts: ConfiguredParts) {
        let (title, subtitle) = (titleSize(width: rect.width), parts.subtitle.intrinsicContentSize)
        let y = rect.midY - textsSize(configuration, width: rect.width).height / 2
        titleLabel?.frame = CGRect(
            x: configuration.titleAlignment.start(of: title.width, in: rect), y: y,
            width: min(title.width, rect.width), height: title.height)
        parts.subtitle.frame = CGRect(
            x: configuration.titleAlignment.start(of: subtitle.width, in: rect),
            y: y + title.height + (title.height > 0 ? configuration.titlePadding : 0),
            width: min(subtitle.width, rect.width), height: subtitle.height)
    }

    /// Returns the size of the image and the texts, which are arranged horizontally or vertically.
    private func contentSize(_ configuration: Configuration, width: CGFloat) -> CGSize {
        let image = imageSize
        let imageSpace = image == .zero || configuration.isVertical ? 0 : image.width + configuration.imagePadding
        let texts = textsSize(configuration, width: width - imageSpace)
        let gap = image == .zero || texts == .zero ? 0 : configuration.imagePadding
        if configuration.isVertical {
            return CGSize(width: max(image.width, texts.width), height: image.height + gap + texts.height)
        }
        return CGSize(width: image.width + gap + texts.width, height: max(image.height, texts.height))
    }

    private func textsSize(_ configuration: Configuration, width: CGFloat) -> CGSize {
        let title = titleSize(width: width)
        let subtitle = configuredParts?.subtitle.intrinsicContentSize ?? .zero
        let gap = title == .zero || subtitle == .zero ? 0 : configuration.titlePadding
        return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    }

    /// Returns the size of the title, broken into lines for the given width. Each line contains at least one character.
    private func titleSize(width: CGFloat) -> CGSize { titleLabel?.textSize(forWidth: max(1, width)) ?? .zero }

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
    /// A Boolean value indicating whether a title that doesn't fit is broken into several lines.
    var breaksTitle: Bool { [.byWordWrapping, .byCharWrapping].contains(titleLineBreakMode) }

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
    /// The text alignment of the title's lines.
    fileprivate var ofText: NSTextAlignment {
        switch self {
        case .automatic, .center: .center
        case .leading: .left
        case .trailing: .right
        }
    }

    fileprivate func start(of width: CGFloat, in rect: CGRect) -> CGFloat {
        switch self {
        case .automatic, .center: rect.midX - min(width, rect.width) / 2
        case .leading: rect.minX
        case .trailing: rect.maxX - min(width, rect.width)
        }
    }
}
