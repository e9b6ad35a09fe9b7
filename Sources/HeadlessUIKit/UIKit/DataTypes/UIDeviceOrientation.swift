/// The physical orientation of the device.
///
/// - Source: https://developer.apple.com/documentation/uikit/uideviceorientation
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    /// The device is held in landscape with the home button on the right.
    case landscapeLeft = 3
    /// The device is held in landscape with the home button on the left.
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }

    /// Creates the device orientation for an upright interface. The raw values agree, and the names of the landscape
    /// orientations are mirrored.
    init(holding interface: UIInterfaceOrientation) {
        self = UIDeviceOrientation(rawValue: interface.rawValue) ?? .unknown
    }
}
