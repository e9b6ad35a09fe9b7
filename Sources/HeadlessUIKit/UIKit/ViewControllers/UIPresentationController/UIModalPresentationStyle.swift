/// The style in which a view controller is presented.
///
/// The raw values match Apple's header.
///
/// - Source: https://developer.apple.com/documentation/uikit/uimodalpresentationstyle; the raw values: Apple's header.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    /// A style that covers the nearest view controller that defines a presentation context, and removes its view.
    case currentContext = 3
    /// A style that the delegate's presentation controller defines. Without one, it is the same as over full screen.
    case custom = 4
    case overFullScreen = 5
    /// A style that covers the nearest view controller that defines a presentation context, and keeps its view.
    case overCurrentContext = 6
    /// A style that displays the content next to its source. In a compact width, it is a sheet, and before iOS 13 full
    /// screen.
    case popover = 7
    case none = -1
    /// The style that the system prefers: a sheet from iOS 13 on, and full screen before.
    case automatic = -2
}

extension UIModalPresentationStyle {
    private var isSheet: Bool { self == .pageSheet || self == .formSheet }

    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

    /// Returns the style that the system version uses on a device.
    func resolved(automatic: Self, on hardware: Phone.Hardware) -> Self {
        switch self {
        case .automatic: automatic.isSheet && !hardware.prefersSheets ? .fullScreen : automatic
        case .pageSheet, .formSheet: hardware.showsSheets ? self : .fullScreen
        default: self
        }
    }
}
