/// A trait that the system defines. Its default value means that it is unspecified.
protocol SystemTrait: UITraitDefinition where Value: Hashable {}

/// The device type, such as phone or pad.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait, Sendable {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// The light or dark style of the interface.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait, Sendable {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static let affectsColorAppearance = true
}

/// The layout direction of the interface.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait, Sendable {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// The number of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait, Sendable {
    public static let defaultValue: CGFloat = 0
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait, Sendable {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait, Sendable {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The user's preferred text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait, Sendable {
    public static let defaultValue = UIContentSizeCategory.unspecified
}
