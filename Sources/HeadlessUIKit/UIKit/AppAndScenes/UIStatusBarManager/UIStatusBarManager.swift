/// An object that describes the status bar of a scene.
///
/// - Source: https://developer.apple.com/documentation/uikit/uistatusbarmanager
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private let scene: UIWindowScene

    init(scene: UIWindowScene) {
        self.scene = scene
        super.init()
    }

    /// The frame of the status bar, in points of the scene's coordinates, or zero while the bar is hidden.
    ///
    /// - Note: Undocumented by Apple. If the scene has a part of the screen, this implementation uses the part of the
    ///   bar that covers the scene, and zero if the bar doesn't reach the scene.
    /// - Source: https://developer.apple.com/documentation/uikit/uistatusbarmanager/statusbarframe
    open var statusBarFrame: CGRect {
        let bar = scene.home.currentStatusBarFrame
        guard !appearance.isHidden, bar.intersects(scene.frame) else { return .zero }
        return bar.intersection(scene.frame).applying(scene.space.toScreen.inverted())
    }

    open var isStatusBarHidden: Bool { statusBarFrame == .zero }

    /// The style that the deciding view controller last returned.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uistatusbarmanager
    open var statusBarStyle: UIStatusBarStyle { appearance.style }

    private var appearance: StatusBarState.Appearance { scene.home.statusBarAppearance(in: scene) }
}
