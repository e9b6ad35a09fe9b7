// One phone of each body that makes a difference to windows and bars.
//
// Apple publishes sizes and scales ("Human Interface Guidelines", Layout), but none of the other figures. The makers of
// device previews measured safe areas and keyboards in simulators and on devices (dimmmensions, iOS 15;
// flutter_device_preview and flutterware, iOS 26). The keyboards before iOS 26 are from Telegram's sources. The heights
// of status bars are from Telegram's sources and juejin.cn/post/7134941721690898445. The corner radii are those that
// devices report, collected in BezelKit. The system is the last one that Apple released for the model.
extension Device {
    // MARK: With a home button

    public static let iPhone5 = Device(
        name: "iPhone 5",
        screenSize: CGSize(width: 320, height: 568),
        scale: 2,
        system: .iOS10,
        metrics: .homeButton(keyboard: Keyboard(portrait: 253, landscape: 199, portraitSuggestions: 37))
    )

    public static let iPhone8 = Device(
        name: "iPhone 8",
        screenSize: CGSize(width: 375, height: 667),
        scale: 2,
        system: .iOS16,
        metrics: .homeButton(keyboard: Keyboard(portrait: 260, landscape: 200))
    )

    /// The third-generation iPhone SE of 2022, the last model with a home button.
    ///
    /// - Source: https://developer.apple.com/design/human-interface-guidelines/layout, for the screen. The sources of
    ///   the other figures are at the top of this file.
    public static let iPhoneSE = Device(
        name: "iPhone SE",
        screenSize: CGSize(width: 375, height: 667),
        scale: 2,
        system: .iOS27,
        metrics: .homeButton(keyboard: Keyboard(portrait: 260, landscape: 200)),
        metricsFromiOS26: .homeButton(keyboard: Keyboard(portrait: 260, landscape: 206))
    )

    // MARK: With a notch

    public static let iPhoneX = Device(
        name: "iPhone X",
        screenSize: CGSize(width: 375, height: 812),
        scale: 3,
        system: .iOS16,
        cutout: .notch,
        cornerRadius: 39,
        metrics: .cutout(statusBar: 44, top: 44, keyboard: 336)
    )

    public static let iPhone11 = Device(
        name: "iPhone 11",
        screenSize: CGSize(width: 414, height: 896),
        scale: 2,
        system: .iOS27,
        cutout: .notch,
        cornerRadius: 41.5,
        metrics: .cutout(statusBar: 48, top: 48, keyboard: 346),
        metricsFromiOS26: .cutoutFromiOS26(statusBar: 48, top: 48, keyboard: 345)
    )

    /// The iPhone 14. The iPhone 12 and the iPhone 13 have the same screen.
    ///
    /// - Source: https://developer.apple.com/design/human-interface-guidelines/layout, for the screen. The sources of
    ///   the other figures are at the top of this file.
    public static let iPhone14 = Device(
        name: "iPhone 14",
        screenSize: CGSize(width: 390, height: 844),
        scale: 3,
        system: .iOS27,
        cutout: .notch,
        cornerRadius: 47.33,
        metrics: .cutout(statusBar: 47, top: 47, keyboard: 336),
        metricsFromiOS26: .cutoutFromiOS26(statusBar: 47, top: 47, keyboard: 335)
    )

    // MARK: With an island

    /// The iPhone 15 Pro. The status bar is 54 points tall, and the top of the safe area is at 59 points.
    ///
    /// - Source: https://developer.apple.com/design/human-interface-guidelines/layout, for the screen. The sources of
    ///   the other figures are at the top of this file.
    public static let iPhone15Pro = Device(
        name: "iPhone 15 Pro",
        screenSize: CGSize(width: 393, height: 852),
        scale: 3,
        system: .iOS27,
        cutout: .island,
        cornerRadius: 55,
        metrics: .cutout(statusBar: 54, top: 59, keyboard: 336),
        metricsFromiOS26: .cutoutFromiOS26(statusBar: 54, top: 59, keyboard: 335)
    )

    /// The iPhone 17. The iPhone 17 Pro, and the iPhone 18 Pro of 2026, have the same screen.
    ///
    /// - Source: https://developer.apple.com/design/human-interface-guidelines/layout, for the screen. The sources of
    ///   the other figures are at the top of this file.
    public static let iPhone17 = Device(
        name: "iPhone 17",
        screenSize: CGSize(width: 402, height: 874),
        scale: 3,
        system: .iOS27,
        cutout: .island,
        cornerRadius: 62,
        metrics: .cutout(statusBar: 54, top: 62, keyboard: 336),
        metricsFromiOS26: .cutoutFromiOS26(statusBar: 54, top: 62, keyboard: 335)
    )

    /// The iPhone 17 Pro Max. The iPhone 18 Pro Max of 2026 has the same screen.
    ///
    /// - Source: https://developer.apple.com/design/human-interface-guidelines/layout, for the screen. The sources of
    ///   the other figures are at the top of this file.
    public static let iPhone17ProMax = Device(
        name: "iPhone 17 Pro Max",
        screenSize: CGSize(width: 440, height: 956),
        scale: 3,
        system: .iOS27,
        cutout: .island,
        cornerRadius: 62,
        metrics: .cutout(statusBar: 54, top: 62, keyboard: 346),
        metricsFromiOS26: .cutoutFromiOS26(statusBar: 54, top: 62, keyboard: 345)
    )

    /// The iPhone Air.
    ///
    /// - Note: Undocumented by Apple. The height of the status bar and that of the keyboard are from a single source
    ///   each (the latter from flutter_device_preview, in a simulator of iOS 26.5).
    /// - Source: https://developer.apple.com/design/human-interface-guidelines/layout, for the screen. The sources of
    ///   the other figures are at the top of this file.
    public static let iPhoneAir = Device(
        name: "iPhone Air",
        screenSize: CGSize(width: 420, height: 912),
        scale: 3,
        system: .iOS27,
        cutout: .island,
        cornerRadius: 62,
        metrics: .cutoutFromiOS26(statusBar: 59, top: 68, keyboard: 345)
    )
}

extension Device.Metrics {
    fileprivate static func homeButton(keyboard: Device.Keyboard) -> Self {
        Self(
            statusBarHeight: 20, portraitSafeArea: Device.SafeArea(top: 20), landscapeSafeArea: Device.SafeArea(),
            keyboard: keyboard)
    }

    /// Returns the metrics of a phone without a home button. In landscape, both sides have the upper inset of portrait.
    fileprivate static func cutout(statusBar: CGFloat, top: CGFloat, keyboard: CGFloat) -> Self {
        Self(
            statusBarHeight: statusBar, portraitSafeArea: Device.SafeArea(top: top, bottom: 34),
            landscapeSafeArea: Device.SafeArea(side: top, bottom: 21),
            keyboard: Device.Keyboard(portrait: keyboard, landscape: 209))
    }

    /// Returns the metrics of a phone without a home button with iOS 26 and later. In landscape, the inset at the
    /// bottom is 20 points.
    ///
    /// - Note: Undocumented by Apple. One publication for iOS 26.0 has an inset of 20 points at the top in landscape,
    ///   too. Measurements with later systems have none.
    fileprivate static func cutoutFromiOS26(statusBar: CGFloat, top: CGFloat, keyboard: CGFloat) -> Self {
        Self(
            statusBarHeight: statusBar, portraitSafeArea: Device.SafeArea(top: top, bottom: 34),
            landscapeSafeArea: Device.SafeArea(side: top, bottom: 20),
            keyboard: Device.Keyboard(portrait: keyboard, landscape: 208))
    }
}
