/// The position of a bar.
///
/// The raw values match Apple's header.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarposition, and
///   https://developer.apple.com/documentation/uikit/uibarposition/topattached; the raw values: Apple's header.
public enum UIBarPosition: Int, Sendable {
    case any = 0
    case bottom = 1
    case top = 2
    /// The top of the screen, with a background that extends to the screen's upper edge.
    case topAttached = 3
}
