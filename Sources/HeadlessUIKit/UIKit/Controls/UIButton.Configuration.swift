extension UIButton {
    /// What a button shows and how, from iOS 15 on.
    ///
    /// Not modelled: texts with attributes, transformers of colours, activity indicators and backgrounds of one's own.
    public struct Configuration: Hashable {
        /// How round the corners are. Open: Apple gives no radii.
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic = 0
            case small = 1
            case medium = 2
            case large = 3
            /// Half as round as the button is high.
            case capsule = 4
        }

        /// How large the font and the insets are.
        public enum Size: Int, Sendable {
            case medium = 0
            case small = 1
            case mini = 2
            case large = 3
        }

        /// Where the title stands beside its subtitle.
        public enum TitleAlignment: Int, Sendable {
            case automatic = 0
            case leading = 1
            case center = 2
            case trailing = 3
        }

        /// What the colours come from.
        enum Style {
            case plain, gray, tinted, filled
        }

        let style: Style
        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        /// Between the image and the title, in points.
        public var imagePadding: CGFloat = 0
        /// Between the title and the subtitle, in points.
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        /// How a title that is too wide is shown: in several lines, or in one that is cut.
        ///
        /// Open: Apple does not write down what it is at first. Reports of apps, such as firefox-ios 17791, have several
        /// lines.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// On which side of the title the image stands.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// How far the content keeps from the edges, in points.
        public var contentInsets: NSDirectionalEdgeInsets
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium {
            didSet { if contentInsets == oldValue.insets { contentInsets = buttonSize.insets } }
        }
        /// The colour of what is written; nil for the style's.
        public var baseForegroundColor: UIColor?
        /// The colour below; nil for the style's.
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

        /// Takes the insets of the size back.
        public mutating func setDefaultContentInsets() { contentInsets = buttonSize.insets }
    }
}

extension UIButton.Configuration.Size {
    /// In points. Open: as printed on phones; Apple gives no figures.
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
    /// The colour of what is written, for a tint; of a button that is not enabled pale.
    func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
        guard isEnabled else { return .tertiaryLabel }
        return baseForegroundColor ?? (style == .filled ? .white : tint)
    }

    /// The colour below, for a tint. Open: how pale the styles gray and tinted are.
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
