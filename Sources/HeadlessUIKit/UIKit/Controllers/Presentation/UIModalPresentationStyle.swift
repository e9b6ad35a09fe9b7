/// How a controller is presented.
///
/// Raw values as in Apple's header.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    /// Covers the nearest controller that defines a presentation context, and replaces its view.
    case currentContext = 3
    /// As the delegate's presentation controller has it; without one, as over full screen.
    case custom = 4
    case overFullScreen = 5
    /// Covers the nearest controller that defines a presentation context, and leaves its view.
    case overCurrentContext = 6
    /// Beside what it belongs to; where there is little room, as a sheet, and before iOS 13 full screen.
    case popover = 7
    case none = -1
    /// What the system prefers: from iOS 13 a sheet, before full screen.
    case automatic = -2
}

extension UIModalPresentationStyle {
    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

    /// The style that a system uses on a device.
    func resolved(automatic: Self, on hardware: Phone.Hardware) -> Self {
        switch self {
        case .automatic: automatic == .pageSheet && !hardware.prefersSheets ? .fullScreen : automatic
        case .pageSheet, .formSheet: hardware.showsSheets ? self : .fullScreen
        default: self
        }
    }
}
