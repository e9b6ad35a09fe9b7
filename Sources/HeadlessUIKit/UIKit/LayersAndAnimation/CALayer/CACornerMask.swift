/// The corners of a layer. The y-axis points downward, so the minimum y is at the top.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/cacornermask; the page lists the corners without a
///   description.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

extension CACornerMask {
    /// The same corners in UIKit's terms.
    var rectCorners: UIRectCorner {
        if isSuperset(of: .all) { return .allCorners }
        let corners: [(CACornerMask, UIRectCorner)] = [
            (.layerMinXMinYCorner, .topLeft), (.layerMaxXMinYCorner, .topRight), (.layerMinXMaxYCorner, .bottomLeft),
            (.layerMaxXMaxYCorner, .bottomRight),
        ]
        return UIRectCorner(corners.filter { contains($0.0) }.map(\.1))
    }
}
