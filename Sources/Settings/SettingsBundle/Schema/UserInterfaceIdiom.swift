/// A type of device that `SupportedUserInterfaceIdioms` can list.
///
/// Source: Apple, "Settings Application Schema Reference".
public enum UserInterfaceIdiom: String, Hashable, Sendable, CaseIterable {
    /// An iPhone or iPod touch.
    case phone = "Phone"
    case pad = "Pad"

    /// The suffix in the name of a file for this device only: `~iphone` or `~ipad`.
    public var fileSuffix: String {
        switch self {
        case .phone: "~iphone"
        case .pad: "~ipad"
        }
    }

    /// The name for messages: `iPhone` or `iPad`.
    package var deviceName: String {
        switch self {
        case .phone: "iPhone"
        case .pad: "iPad"
        }
    }
}
