/// A kind of device, as `SupportedUserInterfaceIdioms` names it.
///
/// Source: Apple, "Settings Application Schema Reference".
public enum UserInterfaceIdiom: String, Hashable, Sendable, CaseIterable {
    /// iPhone and iPod touch.
    case phone = "Phone"
    case pad = "Pad"

    /// What the name of a file for this device alone ends in: `~iphone` or `~ipad`.
    public var fileSuffix: String {
        switch self {
        case .phone: "~iphone"
        case .pad: "~ipad"
        }
    }
}
