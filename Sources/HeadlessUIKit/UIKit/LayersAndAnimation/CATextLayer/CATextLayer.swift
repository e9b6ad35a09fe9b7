/// A layer that draws text in the system font, starting at its top edge.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catextlayer
/// - Differs: On a phone, the default font is Helvetica.
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

    /// The text: a `String`, or an `NSAttributedString`, of which only the characters are drawn.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/catextlayer/string
    /// - Differs: On a phone, the attributes of the string are drawn, too.
    open var string: Any?

    /// The font: a `UIFont`, whose size is ignored, or the system font by default.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/catextlayer/font
    /// - Differs: On a phone, the font is a `CTFont`, a `CGFont`, or a name, but not a `UIFont`, and the default is
    ///   Helvetica.
    open var font: AnyObject?

    /// The font size, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/catextlayer/fontsize
    open var fontSize: CGFloat = 36 {
        didSet { changed("fontSize") }
    }

    open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1) {
        didSet { changed("foregroundColor") }
    }

    /// A Boolean value indicating whether lines are wrapped to fit the bounds.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/catextlayer/iswrapped
    open var isWrapped = false

    /// The mode in which a line that's too long is truncated.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/catextlayer/truncationmode
    open var truncationMode: CATextLayerTruncationMode = .none

    open var alignmentMode: CATextLayerAlignmentMode = .natural

    override func drawingCommands() -> [DrawingCommand] {
        super.drawingCommands() + (foregroundColor.map { .text(shownLines, shownFont, $0) } ?? [])
    }

    override class func animatesByItself(_ key: String) -> Bool { keys.contains(key) || super.animatesByItself(key) }

    private static let keys: Set<String> = ["fontSize", "foregroundColor"]
}

/// The modes in which a line that's too long is truncated.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catextlayertruncationmode
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

/// The horizontal alignments of lines.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode
/// - Differs: On a phone, `justified` lines fill the width of the layer.
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
