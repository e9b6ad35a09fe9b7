/// The user's preferred text size. The raw values are those of a phone.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontentsizecategory; Apple doesn't document the raw
///   values.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
    public static let small = Self(rawValue: "UICTContentSizeCategoryS")
    public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
    /// The default size of phones.
    ///
    /// - Source: https://developer.apple.com/design/human-interface-guidelines/typography
    public static let large = Self(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Posted when the user has chosen another size. The user info contains the new size.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontentsizecategory/didchangenotification
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The user info key of the new category's raw value, a `String`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontentsizecategory/newvalueuserinfokey
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIContentSizeCategory {
    /// A Boolean value indicating whether the size is among those in the accessibility settings.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uicontentsizecategory/isaccessibilitycategory
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
    public static func <= (left: Self, right: Self) -> Bool { left.index <= right.index }
    public static func > (left: Self, right: Self) -> Bool { left.index > right.index }
    public static func >= (left: Self, right: Self) -> Bool { left.index >= right.index }

    /// All categories, from the smallest to the largest.
    static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The index of the category in `all`, or -1 for an unknown category.
    var index: Int { Self.all.firstIndex(of: self) ?? -1 }
}
