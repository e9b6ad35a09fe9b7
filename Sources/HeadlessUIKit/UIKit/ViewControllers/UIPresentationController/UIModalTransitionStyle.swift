/// The style in which the view of a presented view controller appears and disappears. The transition isn't drawn.
///
/// The raw values match Apple's header.
///
/// - Source: https://developer.apple.com/documentation/uikit/uimodaltransitionstyle; the raw values: Apple's header.
/// - Differs: On a phone, the transition is drawn in this style.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    /// A style that is only valid for full-screen presentations.
    case partialCurl = 3
}
