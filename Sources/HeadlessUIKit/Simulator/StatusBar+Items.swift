@_spi(Simulator) import UIKit

extension StatusBar {
    /// A part of the status bar.
    public enum Item: Hashable, Sendable {
        case time, date, cellular, wifi, battery
    }

    /// The time that the status bar shows.
    public nonisolated static let time = "9:41"
    /// The date that the status bar of an iPad shows.
    ///
    /// - Note: Undocumented by Apple. It's the day on which the first iPhone was introduced.
    /// - Source: https://www.apple.com/newsroom/2007/01/09Apple-Reinvents-the-Phone-with-iPhone/, for the day.
    public nonisolated static let date = "Tue Jan 9"

    /// The items at the leading end of the bar, in their order. They're empty while the bar is hidden.
    ///
    /// - Note: Undocumented by Apple. The items are those that phones show. A phone with a home button has the time in
    ///   the middle, and an iPad shows the date next to the time from iOS 12 on.
    public var leadingItems: [Item] { isHidden ? [] : device.statusBarItems.leading }

    /// The items in the middle of the bar.
    public var centerItems: [Item] { isHidden ? [] : device.statusBarItems.center }

    /// The items at the trailing end of the bar, in their order.
    public var trailingItems: [Item] { isHidden ? [] : device.statusBarItems.trailing }

    /// The area at the leading end of the bar, in points of the screen. A cutout is between it and the trailing area.
    ///
    /// - Note: Undocumented by Apple. A notch is 210 points wide here, and an island 126 points.
    public var leadingArea: CGRect { frame.divided(atDistance: sideWidth, from: .minXEdge).slice }

    /// The area at the trailing end of the bar, in points of the screen.
    public var trailingArea: CGRect { frame.divided(atDistance: sideWidth, from: .maxXEdge).slice }

    /// A Boolean value indicating whether the items are white. With the default style, they're white in dark mode.
    ///
    /// The traits of the view controller that determines the style decide whether it's dark mode.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistatusbarstyle
    /// - Differs: On a phone, the default style can also follow the content behind the bar.
    public var isLight: Bool {
        switch style {
        case .lightContent: true
        case .darkContent: false
        default: interfaceStyle == .dark
        }
    }

    private var sideWidth: CGFloat { device.cutout.sideWidth(in: frame) }
}

extension Device.Cutout {
    /// Returns the width of the area on either side of the cutout in a status bar, in points.
    func sideWidth(in bar: CGRect) -> CGFloat {
        switch self {
        case .none: bar.width / 3
        case .notch: (bar.width - 210) / 2
        case .island: (bar.width - 126) / 2
        }
    }
}
