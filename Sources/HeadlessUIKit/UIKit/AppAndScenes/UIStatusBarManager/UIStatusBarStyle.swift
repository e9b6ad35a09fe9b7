/// The styles of the status bar's text and icons.
///
/// The raw values are those of Apple's header. The value 2 was a style that iOS 7 removed.
///
/// - Source: https://developer.apple.com/documentation/uikit/uistatusbarstyle
public enum UIStatusBarStyle: Int, Sendable {
    /// A style that contrasts with the content below the bar. Before iOS 13, it was dark content.
    case `default` = 0
    /// Light content, for dark backgrounds.
    case lightContent = 1
    /// Dark content, for light backgrounds, from iOS 13.
    case darkContent = 3
}
