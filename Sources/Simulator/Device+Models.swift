// Sizes and safe areas: Apple, "Human Interface Guidelines", layout. Heights of the status bar: measured on devices and
// published; Apple has none.
extension Device {
    public static let iPhone5 = Device(
        name: "iPhone 5",
        screenSize: CGSize(width: 320, height: 568),
        scale: 2,
        system: .iOS10,
        statusBarHeight: 20,
        portraitSafeArea: SafeArea(top: 20),
        landscapeSafeArea: SafeArea()
    )

    public static let iPhone8 = Device(
        name: "iPhone 8",
        screenSize: CGSize(width: 375, height: 667),
        scale: 2,
        system: .iOS16,
        statusBarHeight: 20,
        portraitSafeArea: SafeArea(top: 20),
        landscapeSafeArea: SafeArea()
    )

    public static let iPhoneX = Device(
        name: "iPhone X",
        screenSize: CGSize(width: 375, height: 812),
        scale: 3,
        system: .iOS16,
        statusBarHeight: 44,
        portraitSafeArea: SafeArea(top: 44, bottom: 34),
        landscapeSafeArea: SafeArea(side: 44, bottom: 21),
        cutout: .notch
    )

    /// The status bar is 54 points high, the safe area begins at 59.
    public static let iPhone15Pro = Device(
        name: "iPhone 15 Pro",
        screenSize: CGSize(width: 393, height: 852),
        scale: 3,
        system: .iOS27,
        statusBarHeight: 54,
        portraitSafeArea: SafeArea(top: 59, bottom: 34),
        landscapeSafeArea: SafeArea(side: 59, bottom: 21),
        cutout: .island
    )

    /// A current iPhone.
    public static let iPhone17 = Device(
        name: "iPhone 17",
        screenSize: CGSize(width: 402, height: 874),
        scale: 3,
        system: .iOS27,
        statusBarHeight: 54,
        portraitSafeArea: SafeArea(top: 62, bottom: 34),
        landscapeSafeArea: SafeArea(side: 62, bottom: 20),
        cutout: .island
    )

    public static let iPad = Device(
        name: "iPad",
        screenSize: CGSize(width: 768, height: 1024),
        scale: 2,
        idiom: .pad,
        system: .iOS16,
        statusBarHeight: 20,
        portraitSafeArea: SafeArea(top: 20),
        landscapeSafeArea: SafeArea(top: 20)
    )

    /// An iPad of the same screen without a home button.
    public static let iPadWithHomeIndicator = Device(
        name: "iPad with home indicator",
        screenSize: CGSize(width: 768, height: 1024),
        scale: 2,
        idiom: .pad,
        system: .iOS26,
        statusBarHeight: 24,
        portraitSafeArea: SafeArea(top: 24, bottom: 20),
        landscapeSafeArea: SafeArea(top: 24, bottom: 20)
    )
}
