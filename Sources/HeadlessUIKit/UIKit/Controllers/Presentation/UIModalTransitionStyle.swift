/// How the view of a presented controller comes and goes; nothing is drawn on its way.
///
/// Raw values as in Apple's header.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    /// Only full screen.
    case partialCurl = 3
}
