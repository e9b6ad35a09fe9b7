/// The curves of a rounded corner.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/calayercornercurve; the page has no description.
/// - Differs: On a phone, a continuous corner isn't the arc of a circle.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
