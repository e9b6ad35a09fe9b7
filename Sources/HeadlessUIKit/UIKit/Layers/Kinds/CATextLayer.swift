/// A layer that draws text in the system font, from its top downwards.
open class CATextLayer: CALayer {
    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CATextLayer else { return }
        (string, font, fontSize, foregroundColor) = (layer.string, layer.font, layer.fontSize, layer.foregroundColor)
        (isWrapped, truncationMode, alignmentMode) = (layer.isWrapped, layer.truncationMode, layer.alignmentMode)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// A `String`; of an `NSAttributedString` the characters alone are drawn.
    open var string: Any?

    /// A `UIFont`, whose size does not count; the system font if there is none. Apple's default is Helvetica.
    open var font: AnyObject?

    /// In points.
    open var fontSize: CGFloat = 36 {
        didSet { changed("fontSize") }
    }

    open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) {
        didSet { changed("foregroundColor") }
    }

    /// Whether lines are broken for the bounds.
    open var isWrapped = false

    /// What becomes of a line that is too long.
    open var truncationMode: CATextLayerTruncationMode = .none

    open var alignmentMode: CATextLayerAlignmentMode = .natural

    override class func animatesByItself(_ key: String) -> Bool { keys.contains(key) || super.animatesByItself(key) }

    private static let keys: Set<String> = ["fontSize", "foregroundColor"]
}

/// What becomes of a line that is too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where lines begin.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
