/// What a tab bar shows of a controller.
@MainActor
open class UITabBarItem: NSObject {
    open var title: String? { didSet { didChange() } }
    open var image: UIImage? { didSet { didChange() } }
    open var tag: Int

    /// Tells the bar that shows the item.
    var didChange: () -> Void = {}

    public init(title: String?, image: UIImage?, tag: Int) {
        self.title = title
        self.image = image
        self.tag = tag
        super.init()
    }
}
