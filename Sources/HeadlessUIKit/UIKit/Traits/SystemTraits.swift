/// A trait of the system: its default value says that nothing is known.
protocol SystemTrait: UITraitDefinition where Value: Hashable {}

/// Phone or pad.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait, Sendable {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait, Sendable {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static let affectsColorAppearance = true
}

/// Which way the interface runs.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait, Sendable {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// Pixels a point.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait, Sendable {
    public static let defaultValue: CGFloat = 0
}

/// How wide.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait, Sendable {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// How high.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait, Sendable {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// The size of text that the user likes.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait, Sendable {
    public static let defaultValue = UIContentSizeCategory.unspecified
}
