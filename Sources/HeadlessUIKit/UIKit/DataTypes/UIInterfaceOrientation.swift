/// The orientation of the interface.
///
/// The names refer to the side of the home button, so a device rotated to its left shows an interface rotated to the
/// right.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiinterfaceorientation; the home button: Apple's header
///   `UIOrientation.h`.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeRight = 3
    case landscapeLeft = 4

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
