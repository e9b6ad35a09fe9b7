/// A trait that the system defines. Its default value means that it is unspecified.
protocol SystemTrait: UITraitDefinition where Value: Hashable {}

/// The device type, such as phone or pad.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitraitcollection/userinterfaceidiom
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait, Sendable {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// The light or dark style of the interface.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitraituserinterfacestyle-swift.struct
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait, Sendable {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static let affectsColorAppearance = true
}

/// The layout direction of the interface.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitraitcollection/layoutdirection
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait, Sendable {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// The number of pixels per point.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitraitcollection/displayscale
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait, Sendable {
    public static let defaultValue: CGFloat = 0
}

/// The horizontal size class.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitraitcollection/horizontalsizeclass
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait, Sendable {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The vertical size class.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitraitcollection/verticalsizeclass
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait, Sendable {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The user's preferred text size.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitraitcollection/preferredcontentsizecategory
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait, Sendable {
    public static let defaultValue = UIContentSizeCategory.unspecified
}
