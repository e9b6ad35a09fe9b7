/// The position of a bar.
///
/// The raw values match Apple's header.
public enum UIBarPosition: Int, Sendable {
    case any = 0
    case bottom = 1
    case top = 2
    /// The top of the screen, with a background that extends to the screen's upper edge.
    case topAttached = 3
}
