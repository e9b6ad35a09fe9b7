/// The identifier of a scene in the stack of windows. An application uses each identifier only once.
struct SceneID: Hashable, Sendable {
    let number: Int
}

/// An instance of the app's user interface.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscene
@preconcurrency @MainActor
open class UIScene: UIResponder {
    let id: SceneID
    weak var application: UIApplication?
    var isAttached = false
    var lifecycleState: LifecycleState

    open private(set) var session: UISceneSession

    /// The delegate that is notified of the scene's life cycle. The scene holds a strong reference to it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscene/delegate; its declaration has no `weak`.
    open var delegate: (any UISceneDelegate)? {
        get { retainedDelegate }
        set {
            // The release of the previous delegate can release its window, after which the new delegate is queried.
            let previous = retainedDelegate
            retainedDelegate = newValue
            withExtendedLifetime(previous) {}
        }
    }

    private var retainedDelegate: (any UISceneDelegate)?

    init(_ id: SceneID, session: UISceneSession, application: UIApplication) {
        self.id = id
        self.session = session
        self.application = application
        lifecycleState = .background
        super.init()
        session.scene = self
    }

    /// The activation state of the scene. It's `unattached` until the delegate was notified that the scene connects.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.property
    open var activationState: ActivationState { isAttached ? ActivationState(lifecycleState) : .unattached }

    open override var next: UIResponder? { application }

    /// Opens a URL in another app, like the method of the application. The completion handler is called in the next
    /// cycle of the run loop.
    ///
    /// - Note: Undocumented by Apple. In this implementation, the result doesn't depend on the scene that opens the
    ///   URL.
    /// - Source: https://developer.apple.com/documentation/uikit/uiscene/open(_:options:completionhandler:); it says
    ///   only that the completion handler is called asynchronously.
    open func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) { openExternally(url, options, completion) }

    /// Opens a URL in another app, and returns a Boolean value indicating whether an app opened it.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscene/open(_:options:completionhandler:)
    @discardableResult
    open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
        await withCheckedContinuation { continuation in
            openExternally(url, options) { continuation.resume(returning: $0) }
        }
    }
}
