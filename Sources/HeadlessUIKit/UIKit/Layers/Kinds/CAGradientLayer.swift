/// A layer that draws colours that run into each other, over its background and within its round corners.
open class CAGradientLayer: CALayer {
    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAGradientLayer else { return }
        (colors, locations, type) = (layer.colors, layer.locations, layer.type)
        (startPoint, endPoint) = (layer.startPoint, layer.endPoint)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// The colours, each a `CGColor`; what is none is left out.
    open var colors: [Any]? {
        didSet { changed("colors") }
    }

    /// Where each colour is, from 0 to 1 and growing; nil for the same distance between all.
    open var locations: [NSNumber]? {
        didSet { changed("locations") }
    }

    /// In units of the bounds: where a line of colours begins, where the middle of circles is.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet { changed("startPoint") }
    }

    /// In units of the bounds: where a line of colours ends; how far in x and in y circles reach from the middle; where
    /// around the middle the colours begin.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet { changed("endPoint") }
    }

    open var type: CAGradientLayerType = .axial

    override class func animatesByItself(_ key: String) -> Bool { keys.contains(key) || super.animatesByItself(key) }

    private static let keys: Set<String> = ["colors", "endPoint", "locations", "startPoint"]
}

/// How the colours of a gradient lie.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From the middle outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the middle.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
