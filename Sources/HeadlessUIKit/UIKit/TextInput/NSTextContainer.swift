/// Where the text of a text view goes: how far its lines keep from the sides, and how many there are.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Tells the view whose text it is.
    var didChange: () -> Void = {}

    public override init() {
        super.init()
    }

    /// What a line keeps free at both ends, in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
    /// How many lines show at most; 0 for all.
    open var maximumNumberOfLines = 0 { didSet { didChange() } }
    /// How the last line ends, if there is more text than lines.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
}
