/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not known, as in a collection of traits that does not say it.
    case unspecified = -1
    case phone = 0
    case pad = 1
    // The simulator has no device of the others.
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

extension UIUserInterfaceIdiom {
    /// The name of the devices: "iPhone" or "iPad".
    @_spi(Simulator) public var model: String { self == .pad ? "iPad" : "iPhone" }
}
