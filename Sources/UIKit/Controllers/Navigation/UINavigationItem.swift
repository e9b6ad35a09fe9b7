/// What a navigation bar shows of a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// In the middle of the bar, and on the back button of the next controller.
    open var title: String? { didSet { didChange() } }
    /// Whether the bar leads back from here.
    open var hidesBackButton = false { didSet { didChange() } }

    /// Tells the bar that shows the item.
    var didChange: () -> Void = {}

    public init(title: String) {
        self.title = title
        super.init()
    }
}
