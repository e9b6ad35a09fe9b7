/// A scene's name in the stack of windows; never used twice by one application.
struct SceneID: Hashable, Sendable {
    let number: Int
}

/// One instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    let id: SceneID
    weak var application: UIApplication?
    var isAttached = false
    var activity: Activity

    open private(set) var session: UISceneSession

    /// Hears of the life of the scene; the scene owns it.
    open var delegate: (any UISceneDelegate)?

    init(_ id: SceneID, session: UISceneSession, application: UIApplication) {
        self.id = id
        self.session = session
        self.application = application
        activity = .background
        super.init()
        session.scene = self
    }

    /// How near the scene is to its user; unattached until its delegate has heard that it connects.
    open var activationState: ActivationState { isAttached ? ActivationState(activity) : .unattached }

    open override var next: UIResponder? { application }

    /// Opens a URL in another app, as the application does; the completion runs in the next cycle of the run loop.
    ///
    /// Open: what a phone makes of it which scene asks. Here it makes no difference.
    open func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) { openExternally(url, options, completion) }

    /// Opens a URL in another app; whether one took it.
    @discardableResult
    open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
        await withCheckedContinuation { continuation in
            openExternally(url, options) { continuation.resume(returning: $0) }
        }
    }
}
