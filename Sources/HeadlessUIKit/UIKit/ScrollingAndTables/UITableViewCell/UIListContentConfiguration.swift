/// A configuration with an image, a primary text, and a secondary text, which suits most cells.
///
/// - Source: https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The appearance of a text.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct
    public struct TextProperties: Hashable {
        public var font: UIFont
        public var color: UIColor
        /// The maximum number of lines, or 0 for no limit.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct/numberoflines
        public var numberOfLines = 0
        private let style: UIFont.TextStyle
        /// The default font, for detecting a font that the app has set.
        private var standardFont: UIFont

        init(_ style: UIFont.TextStyle, color: UIColor = .label) {
            self.style = style
            standardFont = .preferredFont(forTextStyle: style)
            font = standardFont
            self.color = color
        }

        fileprivate mutating func follow(_ traits: UITraitCollection) {
            let isCustom = font != standardFont
            standardFont = .preferredFont(forTextStyle: style, compatibleWith: traits)
            if !isCustom { font = standardFont }
        }
    }

    /// The appearance of an image.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct
    public struct ImageProperties: Hashable {
        /// The tint color, or `nil` for the cell's tint color.
        ///
        /// The value is stored without effect, because images are drawn as frames.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct/tintcolor
        /// - Differs: On a phone, the color tints the image.
        public var tintColor: UIColor?
        /// The maximum size, in points. A dimension of 0 means no limit.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct/maximumsize
        public var maximumSize = CGSize.zero
    }

    public var text: String?
    public var secondaryText: String?
    public var image: UIImage?
    public var textProperties = TextProperties(.body)
    public var secondaryTextProperties = TextProperties(.subheadline, color: .secondaryLabel)
    public var imageProperties = ImageProperties()
    /// A Boolean value indicating whether the secondary text is at the right of the primary text if both fit.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/preferssidebysidetextandsecondarytext
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distances of the content from the edges, in points.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/directionallayoutmargins;
    ///   the values are undocumented.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// Returns the default configuration of a plain cell.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/cell()
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

    /// Returns a configuration with a smaller secondary text below the primary text.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/subtitlecell()
    public static func subtitleCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.secondaryTextProperties = TextProperties(.caption1)
        return configuration
    }

    /// Returns a configuration with the secondary text to the right of the primary text, as for a value.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/valuecell()
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.prefersSideBySideTextAndSecondaryText = true
        configuration.secondaryTextProperties = TextProperties(.body, color: .secondaryLabel)
        return configuration
    }

    @MainActor public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns a copy of the configuration for the given state.
    ///
    /// Fonts that aren't customized change to the preferred fonts of the state's traits.
    ///
    /// - Note: Undocumented by Apple. A state may change other properties in plain lists. This implementation changes
    ///   none.
    /// - Source: https://developer.apple.com/documentation/uikit/uicontentconfiguration-9eib5/updated(for:)
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var configuration = self
        configuration.textProperties.follow(state.traitCollection)
        configuration.secondaryTextProperties.follow(state.traitCollection)
        return configuration
    }
}

/// A view that displays a list content configuration.
///
/// - Source: https://developer.apple.com/documentation/uikit/uilistcontentview
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private let imageView = UIImageView()
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private var list: UIListContentConfiguration

    public convenience init(configuration: UIListContentConfiguration) {
        self.init(showing: configuration)
    }

    private init(showing configuration: UIListContentConfiguration) {
        list = configuration
        super.init(frame: .zero)
        for view in [imageView, label, secondaryLabel] { addSubview(view) }
        show()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// The displayed configuration.
    ///
    /// Setting a configuration of a type other than `UIListContentConfiguration` stops the process, as on a phone.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uilistcontentview; the page doesn't describe a
    ///   configuration of another type.
    open var configuration: any UIContentConfiguration {
        get { list }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                preconditionFailure(
                    "a list content view shows a list content configuration, and no \(type(of: newValue))")
            }
            list = new
            show()
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height(in: size.width))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let frames = frames(in: bounds.width)
        let top = max(0, (bounds.height - height(in: bounds.width)) / 2)
        for (view, frame) in zip([imageView, label, secondaryLabel], frames) {
            view.frame = frame.offsetBy(dx: 0, dy: top)
        }
    }

    private func show() {
        imageView.image = list.image
        for (label, text, properties) in [
            (label, list.text, list.textProperties), (secondaryLabel, list.secondaryText, list.secondaryTextProperties),
        ] {
            label.text = text
            (label.font, label.textColor) = (properties.font, properties.color)
            label.numberOfLines = properties.numberOfLines
        }
        setNeedsLayout()
    }

    private var imageSize: CGSize {
        guard let size = list.image?.size else { return .zero }
        let most = list.imageProperties.maximumSize
        let horizontal: CGFloat = most.width > 0 && size.width > most.width ? most.width / size.width : 1
        let vertical: CGFloat = most.height > 0 && size.height > most.height ? most.height / size.height : 1
        let scale = min(horizontal, vertical)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    private func height(in width: CGFloat) -> CGFloat {
        (frames(in: width).map(\.maxY).max() ?? 0) + list.directionalLayoutMargins.bottom
    }

    /// Returns the frames of the image and the two texts for the given width, aligned with the top edge.
    private func frames(in width: CGFloat) -> [CGRect] {
        let (margins, image) = (list.directionalLayoutMargins, imageSize)
        let left = margins.leading + (image.width > 0 ? image.width + list.imageToTextPadding : 0)
        let room = max(0, width - left - margins.trailing)
        let (first, second) = texts(in: room)
        let height = max(image.height, first.maxY, second.maxY)
        let textTop = margins.top + (height - max(first.maxY, second.maxY)) / 2
        let imageFrame = CGRect(
            x: margins.leading, y: margins.top + (height - image.height) / 2, width: image.width, height: image.height)
        return [imageFrame] + [first, second].map { $0.offsetBy(dx: left, dy: textTop) }
    }

    /// Returns the frames of the two texts: side by side if that is preferred and both fit, and one below the other
    /// otherwise.
    private func texts(in width: CGFloat) -> (CGRect, CGRect) {
        let natural = [label, secondaryLabel].map(\.intrinsicContentSize)
        let gap = natural[1].width > 0 ? list.textToSecondaryTextHorizontalPadding : 0
        if list.prefersSideBySideTextAndSecondaryText, natural[0].width + gap + natural[1].width <= width {
            let height = max(natural[0].height, natural[1].height)
            return (
                CGRect(x: 0, y: 0, width: natural[0].width, height: height),
                CGRect(x: width - natural[1].width, y: 0, width: natural[1].width, height: height)
            )
        }
        let sizes = [label, secondaryLabel].map { $0.sizeThatFits(CGSize(width: width, height: 0)) }
        let padding = sizes[0].height > 0 && sizes[1].height > 0 ? list.textToSecondaryTextVerticalPadding : 0
        return (
            CGRect(x: 0, y: 0, width: min(width, sizes[0].width), height: sizes[0].height),
            CGRect(x: 0, y: sizes[0].height + padding, width: min(width, sizes[1].width), height: sizes[1].height)
        )
    }
}
