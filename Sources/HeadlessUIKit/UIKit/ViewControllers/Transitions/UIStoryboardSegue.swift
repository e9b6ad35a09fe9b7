/// A transition between two view controllers. Storyboards aren't supported, so only code creates and performs a segue.
///
/// - Source: https://developer.apple.com/documentation/uikit/uistoryboardsegue
/// - Differs: On a phone, a storyboard also creates and performs segues.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController
    private var handler: (() -> Void)?

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = performHandler
    }

    /// Performs the transition with the closure that the segue was created with. A subclass can override the method.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistoryboardsegue/perform()
    open func perform() { handler?() }
}
