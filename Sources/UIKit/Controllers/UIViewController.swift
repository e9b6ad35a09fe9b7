/// Owns a view and makes it when somebody first asks for it.
@MainActor
open class UIViewController: UIResponder {
    private var loadedView: UIView?

    /// A controller; the names must be nil, because there are no nib files here.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        precondition(nibNameOrNil == nil, "there are no nib files here: override loadView, or pass nil for nibName")
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// There are no archives of controllers here, so this answers nil; subclasses must have it, as on a phone.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The controller's view; asking loads it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.links.controller = nil
            loadedView = newValue
            newValue?.links.controller = self
        }
    }

    /// The view, if it is loaded; asking loads nothing.
    open var viewIfLoaded: UIView? { loadedView }

    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view: a plain one as large as the screen, that follows its superview, unless a subclass makes another.
    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    open func viewDidLoad() {}

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        precondition(loadedView != nil, "\(type(of: self)).loadView set no view")
        viewDidLoad()
    }

    /// The view is about to place its subviews.
    open func viewWillLayoutSubviews() {}

    /// The view has placed its subviews.
    open func viewDidLayoutSubviews() {}

    open override var next: UIResponder? { viewIfLoaded?.superview }
}
