extension NSLayoutConstraint {
    /// The alignment of all items in a line of the visual format language, and the direction of the line.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/nslayoutconstraint/constraints(withvisualformat:options:metrics:views:);
    ///   the raw values: Apple's header.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let alignAllLeft = FormatOptions(of: .left)
        public static let alignAllRight = FormatOptions(of: .right)
        public static let alignAllTop = FormatOptions(of: .top)
        public static let alignAllBottom = FormatOptions(of: .bottom)
        public static let alignAllLeading = FormatOptions(of: .leading)
        public static let alignAllTrailing = FormatOptions(of: .trailing)
        public static let alignAllCenterX = FormatOptions(of: .centerX)
        public static let alignAllCenterY = FormatOptions(of: .centerY)
        public static let alignAllLastBaseline = FormatOptions(of: .lastBaseline)
        public static let alignAllFirstBaseline = FormatOptions(of: .firstBaseline)
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// The layout direction from leading to trailing, which is the default.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/uikit/nslayoutconstraint/formatoptions/directionleadingtotrailing;
        ///   that it is the default: Apple's header.
        public static let directionLeadingToTrailing = FormatOptions([])
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let directionMask = FormatOptions(rawValue: 0x3 << 16)

        /// Spacing between edges, which is the default.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/nslayoutconstraint/formatoptions; the page doesn't
        ///   list the option, which Apple's header declares.
        public static let spacingEdgeToEdge = FormatOptions([])
        /// Vertical spacing between baselines.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/uikit/nslayoutconstraint/formatoptions/spacingbaselinetobaseline
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        public static let spacingMask = FormatOptions(rawValue: 0x1 << 19)

        private init(of attribute: Attribute) {
            self.init(rawValue: 1 << UInt(attribute.rawValue))
        }
    }
}

extension NSLayoutConstraint.FormatOptions {
    /// The attributes by which all items are aligned.
    var alignments: [NSLayoutConstraint.Attribute] {
        (1..<16).filter { rawValue & (1 << $0) != 0 }.compactMap { NSLayoutConstraint.Attribute(rawValue: Int($0)) }
    }
}
