@_spi(Simulator) import UIKit

/// The lock screen of the current device, which hides the app.
///
/// It's a sketch with the time, the date, the status bar, and the home indicator.
///
/// - Source: https://www.knowyourmobile.com/user-guides/ios-16-how-to-customize-iphone-lock-screen/, for the time.
/// - Differs: On a phone, it also has notifications, widgets, and buttons.
@MainActor
public struct LockScreen {
    /// The large time, which is the one that the status bar of the simulated phone always shows.
    ///
    /// - Source: https://www.knowyourmobile.com/user-guides/ios-16-how-to-customize-iphone-lock-screen/
    public nonisolated static let time = StatusBar.time
    /// The date next to the time. It's the day that the status bar of an iPad shows.
    ///
    /// - Source: https://www.apple.com/newsroom/2007/01/09Apple-Reinvents-the-Phone-with-iPhone/, for the day.
    public nonisolated static let date = "Tuesday, January 9"

    /// A Boolean value indicating whether the app was in front when the device was locked. It then returns to the
    /// foreground when the device is unlocked. Nothing of the app shows on the lock screen in either case.
    ///
    /// - Source: https://forums.macrumors.com/threads/ios-8-users-please-test-this.1741939: after an unlock, the app is
    ///   in front again.
    public let coversApp: Bool
    /// The orientation of the lock screen. It's portrait on an iPhone, and that of the interface on an iPad.
    ///
    /// - Source: https://forums.macrumors.com/threads/ios-8-users-please-test-this.1741939: a phone that is held in
    ///   landscape turns its interface when it's unlocked (iOS 7 and iOS 8).
    /// - Note: Undocumented by Apple for an iPad. Its lock screen has the orientation of the app's interface here, also
    ///   if the device is held in one that the app doesn't support.
    public let orientation: UIInterfaceOrientation
    /// The size of the lock screen in its orientation, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscreen/bounds
    public let size: CGSize
    /// A Boolean value indicating whether the wallpaper is the darker of two, which belongs to the dark style.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitraitcollection/userinterfacestyle, for the style.
    public let isDark: Bool
    let device: Device

    /// The lock screen, or `nil` if the device isn't locked.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationprotecteddatawillbecomeunavailable(_:),
    ///   for locked devices.
    public static var current: LockScreen? {
        guard isDeviceLocked else { return nil }
        UIApplication.shared.finishTurn()
        return LockScreen(of: .current)
    }

    init(of device: Device) {
        let screen = UIScreen.current
        let isPad = device.idiom == .pad
        coversApp = UIApplication.shared.isCoveredByLockScreen
        orientation = isPad ? screen.interfaceOrientation : .portrait
        let portrait = device.screenSize
        size = orientation.isLandscape ? CGSize(width: portrait.height, height: portrait.width) : portrait
        isDark = screen.traitCollection.userInterfaceStyle == .dark
        self.device = device
    }
}

extension LockScreen {
    /// The frame of the status bar, in points of the lock screen. It's visible even if the app hides its own.
    ///
    /// - Source: https://juejin.cn/post/7134941721690898445, for the height.
    public var statusBarFrame: CGRect {
        CGRect(x: 0, y: 0, width: size.width, height: device.metrics.statusBarHeight)
    }

    /// The style of the status bar. The app's style has no effect.
    ///
    /// - Note: Undocumented by Apple. On a phone, it depends on the wallpaper. Here, both wallpapers are dark enough for
    ///   light text.
    public var statusBarStyle: UIStatusBarStyle { .lightContent }

    /// The items at the leading end of the bar, in their order.
    ///
    /// They're those of the status bar over an app, without the time and the date, which the lock screen shows below the
    /// bar.
    ///
    /// - Source: https://github.com/alexcpr/LittleXS/issues/2
    /// - Differs: On a phone with a cutout and on an iPad, the name of the carrier is there.
    public var leadingItems: [StatusBar.Item] { items.leading }

    /// The items in the middle of the bar, in their order.
    ///
    /// - Source: https://github.com/alexcpr/LittleXS/issues/2, as for the leading items
    public var centerItems: [StatusBar.Item] { items.center }

    /// The items at the trailing end of the bar, in their order.
    ///
    /// - Source: https://github.com/alexcpr/LittleXS/issues/2, as for the leading items
    public var trailingItems: [StatusBar.Item] { items.trailing }

    nonisolated var items: StatusBar.Items {
        let items = device.statusBarItems
        func withoutTime(_ items: [StatusBar.Item]) -> [StatusBar.Item] { items.filter { $0 != .time && $0 != .date } }
        return StatusBar.Items(
            leading: withoutTime(items.leading), center: withoutTime(items.center),
            trailing: withoutTime(items.trailing))
    }
}

extension LockScreen {
    /// The wallpaper with the date and the time, without the status bar and the home indicator, in the size of the lock
    /// screen.
    ///
    /// Apple publishes none of the sizes and colors, so they're sketched.
    ///
    /// - Note: Undocumented by Apple.
    var image: UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            wallpaper.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            draw(Self.date, .systemFont(ofSize: 22, weight: .semibold), middle: dateMiddle)
            draw(Self.time, .systemFont(ofSize: timeSize, weight: .semibold), middle: dateMiddle + 20 + timeSize / 2)
        }
    }

    private var wallpaper: UIColor {
        isDark
            ? UIColor(red: 0.06, green: 0.09, blue: 0.17, alpha: 1)
            : UIColor(red: 0.2, green: 0.33, blue: 0.55, alpha: 1)
    }

    private var timeSize: CGFloat { min(size.width * 0.24, 120) }

    private var dateMiddle: CGFloat { max(device.metrics.portraitSafeArea.top, statusBarFrame.maxY) + 36 }

    private func draw(_ text: String, _ font: UIFont, middle y: CGFloat) {
        let centered = NSMutableParagraphStyle()
        centered.alignment = .center
        let string = NSAttributedString(
            string: text, attributes: [.font: font, .foregroundColor: UIColor.white, .paragraphStyle: centered])
        let height = string.size().height
        string.draw(in: CGRect(x: 0, y: y - height / 2, width: size.width, height: height))
    }
}
