/// The region of a text view's text: its padding and its maximum number of lines.
///
/// - Source: https://developer.apple.com/documentation/uikit/nstextcontainer
/// - Differs: On a phone, the class isn't restricted to the main actor.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Called when a property changes, to update the view that displays the text.
    var didChange: () -> Void = {}

    public override init() {
        super.init()
    }

    /// The padding at both ends of a line, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/appkit/nstextcontainer/linefragmentpadding
    open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
    /// The maximum number of visible lines, or 0 for no limit.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nstextcontainer/maximumnumberoflines
    open var maximumNumberOfLines = 0 { didSet { didChange() } }
    /// The line break mode of the last line if not all of the text fits.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nstextcontainer/linebreakmode
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
}
