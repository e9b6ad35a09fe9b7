// One iPad of each body. The sources are the same as for the phones. With iPadOS 26 and later, the upper inset of all
// models is 32 points, and models without a home button have 25 points at the bottom. Undocumented by Apple: the status
// bar has the height of the upper inset, as in a capture of an iPad Pro.
extension Device {
    // MARK: With a home button

    /// The 9.7-inch iPad, up to 2018.
    ///
    /// - Source: https://developer.apple.com/design/human-interface-guidelines/layout, for the screen. The sources of
    ///   the other figures are those of the phones.
    public static let iPad = Device(
        name: "iPad",
        screenSize: CGSize(width: 768, height: 1024),
        scale: 2,
        idiom: .pad,
        system: .iOS17,
        metrics: .tablet(top: 20, keyboard: .tablet(portrait: 313, landscape: 398))
    )

    /// The 10.2-inch iPad, up to 2021.
    ///
    /// - Source: https://developer.apple.com/design/human-interface-guidelines/layout, for the screen. The sources of
    ///   the other figures are those of the phones.
    public static let iPad9 = Device(
        name: "iPad (9th generation)",
        screenSize: CGSize(width: 810, height: 1080),
        scale: 2,
        idiom: .pad,
        system: .iOS27,
        metrics: .tablet(top: 20, keyboard: .tablet(portrait: 320, landscape: 408)),
        metricsFromiOS26: .tablet(top: 32, keyboard: .tablet(portrait: 320, landscape: 408))
    )

    // MARK: Without a home button

    /// The iPad of 2022 and of 2025.
    ///
    /// - Source: https://developer.apple.com/design/human-interface-guidelines/layout, for the screen. The sources of
    ///   the other figures are those of the phones.
    public static let iPad10 = Device(
        name: "iPad (10th generation)",
        screenSize: CGSize(width: 820, height: 1180),
        scale: 2,
        idiom: .pad,
        system: .iOS27,
        cornerRadius: 25,
        metrics: .tablet(top: 24, bottom: 20, keyboard: .tablet(portrait: 337, landscape: 422)),
        metricsFromiOS26: .tablet(top: 32, bottom: 25, keyboard: .tablet(portrait: 337, landscape: 422))
    )

    public static let iPadMini = Device(
        name: "iPad mini",
        screenSize: CGSize(width: 744, height: 1133),
        scale: 2,
        idiom: .pad,
        system: .iOS27,
        cornerRadius: 21.5,
        metrics: .tablet(top: 24, bottom: 20, keyboard: .tablet(portrait: 340, landscape: 428)),
        metricsFromiOS26: .tablet(top: 32, bottom: 25, keyboard: .tablet(portrait: 340, landscape: 428))
    )

    /// The 11-inch iPad Pro, up to 2022.
    ///
    /// - Source: https://developer.apple.com/design/human-interface-guidelines/layout, for the screen. The sources of
    ///   the other figures are those of the phones.
    public static let iPadPro11 = Device(
        name: "iPad Pro (11-inch)",
        screenSize: CGSize(width: 834, height: 1194),
        scale: 2,
        idiom: .pad,
        system: .iOS27,
        cornerRadius: 18,
        metrics: .tablet(top: 24, bottom: 20, keyboard: .tablet(portrait: 333, landscape: 418)),
        metricsFromiOS26: .tablet(top: 32, bottom: 25, keyboard: .tablet(portrait: 340, landscape: 428))
    )

    /// The 13-inch iPad Pro, from 2024.
    ///
    /// - Source: https://developer.apple.com/design/human-interface-guidelines/layout, for the screen. The sources of
    ///   the other figures are those of the phones.
    public static let iPadPro13 = Device(
        name: "iPad Pro (13-inch)",
        screenSize: CGSize(width: 1032, height: 1376),
        scale: 2,
        idiom: .pad,
        system: .iOS27,
        cornerRadius: 30,
        metrics: .tablet(top: 24, bottom: 20, keyboard: .tablet(portrait: 405.5, landscape: 501)),
        metricsFromiOS26: .tablet(top: 32, bottom: 25, keyboard: .tablet(portrait: 403, landscape: 498))
    )
}

extension Device.Metrics {
    /// Returns metrics that are the same in all orientations.
    fileprivate static func tablet(top: CGFloat, bottom: CGFloat = 0, keyboard: Device.Keyboard) -> Self {
        let safeArea = Device.SafeArea(top: top, bottom: bottom)
        return Self(
            statusBarHeight: top, portraitSafeArea: safeArea, landscapeSafeArea: safeArea, keyboard: keyboard)
    }
}

extension Device.Keyboard {
    fileprivate static func tablet(portrait: CGFloat, landscape: CGFloat) -> Self {
        Self(portrait: portrait, landscape: landscape, portraitSuggestions: 50, landscapeSuggestions: 50)
    }
}
