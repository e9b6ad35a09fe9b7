/// Where a bar is.
///
/// Raw values as in Apple's header.
public enum UIBarPosition: Int, Sendable {
    case any = 0
    case bottom = 1
    case top = 2
    /// At the top, with its background up to the edge of the screen.
    case topAttached = 3
}
