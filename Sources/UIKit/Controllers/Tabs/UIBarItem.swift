/// What a bar shows in one place.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    open var title: String? { didSet { didChange() } }
    open var image: UIImage? { didSet { didChange() } }
    open var tag = 0

    /// Tells the bar that shows the item.
    var didChange: () -> Void = {}

    public override init() {
        super.init()
    }
}
