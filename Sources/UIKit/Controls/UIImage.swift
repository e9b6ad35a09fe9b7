/// A picture as far as layout needs one: its size and its scale.
open class UIImage: NSObject, @unchecked Sendable {
    /// In points.
    open private(set) var size: CGSize
    /// Pixels a point.
    open private(set) var scale: CGFloat
    /// The name in the app's catalogue.
    @_spi(Simulator) public let name: String?

    @_spi(Simulator)
    public init(name: String?, size: CGSize, scale: CGFloat) {
        self.name = name
        self.size = size
        self.scale = scale
        super.init()
    }

    /// A picture of no size.
    public override init() {
        name = nil
        size = .zero
        scale = 1
        super.init()
    }

    /// The picture of that name in the app's catalogue, which the simulator fills; nil if there is none.
    public convenience init?(named name: String) {
        guard let image = Phone.required(by: "UIImage(named:)").image(named: name) else { return nil }
        self.init(name: name, size: image.size, scale: image.scale)
    }
}
