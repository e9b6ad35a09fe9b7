/// A set of orientations of the interface.
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

    /// Portrait if it is there, else the first of the numbers.
    var first: UIInterfaceOrientation {
        (1...4).compactMap(UIInterfaceOrientation.init).first { contains(Self($0)) } ?? .unknown
    }
}
