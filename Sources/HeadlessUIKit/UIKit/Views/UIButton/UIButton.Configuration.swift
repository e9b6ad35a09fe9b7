extension UIButton {
    /// The appearance and content of a button, from iOS 15 on.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
    /// - Differs: On a phone, a configuration also has attributed texts, color transformers, an activity indicator, and
    ///   a custom background.
    public struct Configuration: Hashable {
        /// The style of the corners.
        ///
        /// - Note: Undocumented by Apple. This implementation uses 4 points for `small`, 9 for `large`, and 6 for
        ///   `fixed`, `dynamic`, and `medium`.
        /// - Source:
        ///   https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/cornerstyle-swift.enum
        /// - Differs: On a phone, `dynamic` adjusts the corner radius to the text size, and `dynamic` and `fixed` use
        ///   the radius of the background.
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            /// A corner radius of half the button's height.
            case capsule = 4
        }

        /// The size of the font and the insets.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct; the page
        ///   doesn't give the insets.
        public enum Size: Int, Sendable {
            case medium = 0
            case small = 1
            case mini = 2
            case large = 3
        }

        /// The alignment of the title and the subtitle.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
        public enum TitleAlignment: Int, Sendable {
            case automatic = 0
            case leading = 1
            case center = 2
            case trailing = 3
        }

        /// The origin of the colors.
        enum Style {
            case plain, gray, tinted, filled
        }

        let style: Style
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        /// The distance between the image and the title, in points.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/imagepadding
        public var imagePadding: CGFloat = 0
        /// The distance between the title and the subtitle, in points.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titlepadding
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        /// The line break mode of a title that doesn't fit: it's broken into several lines or truncated.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/titlelinebreakmode
        /// - Note: Undocumented by Apple. This implementation breaks the title into several lines by default, as in
        ///   reports of apps such as firefox-ios 17791.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The side of the title on which the image is placed.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/imageplacement
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distances from the edges to the content, in points.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/contentinsets
        public var contentInsets: NSDirectionalEdgeInsets
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium {
            didSet { if contentInsets == oldValue.insets { contentInsets = buttonSize.insets } }
        }
        /// The color of the texts, or `nil` for that of the style.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/baseforegroundcolor
        public var baseForegroundColor: UIColor?
        /// The background color, or `nil` for that of the style.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/basebackgroundcolor
        public var baseBackgroundColor: UIColor?

        private init(_ style: Style) {
            self.style = style
            contentInsets = Size.medium.insets
        }

        public static func plain() -> Configuration { Configuration(.plain) }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func borderless() -> Configuration { Configuration(.plain) }
        public static func bordered() -> Configuration { Configuration(.gray) }
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// Resets the content insets to those of the button size.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct/setdefaultcontentinsets()
        public mutating func setDefaultContentInsets() { contentInsets = buttonSize.insets }
    }
}

extension UIButton.Configuration.Size {
    /// The default content insets, in points.
    ///
    /// - Note: Undocumented by Apple. This implementation uses values printed on phones.
    var insets: NSDirectionalEdgeInsets {
        switch self {
        case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    var textStyle: UIFont.TextStyle { self == .mini || self == .small ? .subheadline : .body }
}

extension UIButton.Configuration {
    /// Returns the color of the texts for a tint color. A disabled button has a pale color.
    func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
        guard isEnabled else { return .tertiaryLabel }
        return baseForegroundColor ?? (style == .filled ? .white : tint)
    }

    /// Returns the background color for a tint color.
    ///
    /// - Note: Undocumented by Apple. This implementation uses the secondary fill color for `gray`, and an opacity of
    ///   0.18 for `tinted`.
    func background(tint: UIColor) -> UIColor {
        switch style {
        case .plain: baseBackgroundColor ?? .clear
        case .gray: baseBackgroundColor ?? .secondarySystemFill
        case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
        case .filled: baseBackgroundColor ?? tint
        }
    }

    func cornerRadius(height: CGFloat) -> CGFloat {
        switch cornerStyle {
        case .fixed, .dynamic, .medium: 6
        case .small: 4
        case .large: 9
        case .capsule: height / 2
        }
    }
}
