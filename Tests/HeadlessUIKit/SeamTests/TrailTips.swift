import Simulator
import UIKit

@testable import StatusBarTipsChapterTests

/// The tips over the trail.
///
/// They're in another module than the other overlays, and both modules declare the classes of the first chapters. So only
/// this file imports the module of the tips.
@MainActor
final class TrailTips {
    private let tips: TipsOverlay

    init(in scene: UIWindowScene) {
        tips = TipsOverlay(in: scene, clock: .phone)
    }

    /// The view of the tip on the screen.
    var view: UIView? { tips.tipView }

    /// The text of the tip on the screen.
    var text: String? { tips.tipView?.tip.text }

    func show(_ text: String, id: String?, stay: Duration?) {
        tips.show(Tip(id: id, text: text, stay: stay))
    }

    func dismiss(_ id: String) { tips.dismiss(id) }

    func remove() { tips.remove() }

    func appDidChange() { tips.appDidChange() }
}
