/// What the status bar over a scene is like.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private let scene: UIWindowScene

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// In points of the scene's coordinates; zero while the bar is hidden.
    ///
    /// Open: what a phone says of a scene that has a part of the screen; here the part of the bar that lies over it.
    open var statusBarFrame: CGRect {
        let bar = scene.home.shownStatusBarFrame
        guard bar != .zero else { return .zero }
        return bar.intersection(scene.frame).applying(scene.space.toScreen.inverted())
    }

    open var isStatusBarHidden: Bool { statusBarFrame == .zero }

    /// What the controller that decides answered when it was last asked.
    open var statusBarStyle: UIStatusBarStyle { scene.home.statusBar.shown.style }
}
