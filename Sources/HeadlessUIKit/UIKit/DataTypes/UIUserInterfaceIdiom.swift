/// The kind of device.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// An unspecified kind, as in a trait collection without this trait.
    case unspecified = -1
    case phone = 0
    case pad = 1
    // The simulator has no devices of the following kinds.
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

extension UIUserInterfaceIdiom {
    /// The name of the device model: "iPhone" or "iPad".
    @_spi(Simulator) public var model: String { self == .pad ? "iPad" : "iPhone" }
}
