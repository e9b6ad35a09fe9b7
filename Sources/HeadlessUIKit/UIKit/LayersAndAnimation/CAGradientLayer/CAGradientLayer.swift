/// A layer that draws a color gradient over its background, clipped to its rounded corners.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/cagradientlayer; the rounded corners: Apple's header
///   `CAGradientLayer.h`.
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

    /// The colors of the gradient, each of which is a `CGColor`. Other objects are ignored.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/cagradientlayer/colors; the page doesn't say that
    ///   other objects are ignored.
    open var colors: [Any]? {
        didSet { changed("colors") }
    }

    /// The location of each color, from 0 to 1 in ascending order. If it's `nil`, the colors are distributed evenly.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/cagradientlayer/locations
    open var locations: [NSNumber]? {
        didSet { changed("locations") }
    }

    /// The start point, in units of the bounds. It's the start of the line of an axial gradient, or the center of a
    /// radial or conic one.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/cagradientlayer/startpoint; radial and conic
    ///   gradients: Apple's header `CAGradientLayer.h`.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet { changed("startPoint") }
    }

    /// The end point, in units of the bounds. It's the end of the line of an axial gradient. For a radial gradient, it
    /// determines the horizontal and vertical extent from the center. For a conic one, it determines the direction from
    /// the center in which the colors start.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/cagradientlayer/endpoint; radial and conic
    ///   gradients: Apple's header `CAGradientLayer.h`.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet { changed("endPoint") }
    }

    open var type: CAGradientLayerType = .axial

    override func drawingCommands() -> [DrawingCommand] { super.drawingCommands() + gradientCommands }

    override class func animatesByItself(_ key: String) -> Bool { keys.contains(key) || super.animatesByItself(key) }

    private static let keys: Set<String> = ["colors", "endPoint", "locations", "startPoint"]
}

/// The types of a gradient.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/cagradientlayertype
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A gradient along a line.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/cagradientlayertype/axial
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// A gradient from the center outward.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/cagradientlayertype/radial; the direction:
    ///   Apple's header `CAGradientLayer.h`.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// A gradient around the center.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/cagradientlayertype/conic; the direction: Apple's
    ///   header `CAGradientLayer.h`.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
