/// A set of interface orientations.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiinterfaceorientationmask
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let portrait = Self(.portrait)
    public static let landscapeLeft = Self(.landscapeLeft)
    public static let landscapeRight = Self(.landscapeRight)
    public static let portraitUpsideDown = Self(.portraitUpsideDown)
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
    public static let allButUpsideDown: Self = [.portrait, .landscape]

    init(_ orientation: UIInterfaceOrientation) {
        self.init(rawValue: 1 << orientation.rawValue)
    }

    /// The orientation with the lowest raw value in the set, which is portrait if the set contains it.
    var first: UIInterfaceOrientation {
        (1...4).compactMap(UIInterfaceOrientation.init).first { contains(Self($0)) } ?? .unknown
    }
}
