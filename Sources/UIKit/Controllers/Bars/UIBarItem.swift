/// What a bar shows in one place.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    open var title: String? { didSet { didChange() } }
    open var image: UIImage? { didSet { didChange() } }
    /// Whether the item can be tapped.
    open var isEnabled = true { didSet { didChange() } }
    open var tag = 0

    /// Tells the bar that shows the item.
    var didChange: () -> Void = {}

    public override init() {
        super.init()
    }

    /// There are no archives of items here, so this answers nil; subclasses must have it, as on a phone.
    public required init?(coder: NSCoder) {
        nil
    }
}
