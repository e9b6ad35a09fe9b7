/// A presentation controller for the styles in which the presented view fills its container: the screen or a context.
final class SystemPresentationController: UIPresentationController {
    private let style: UIModalPresentationStyle

    init(_ style: UIModalPresentationStyle, presented: UIViewController) {
        self.style = style
        super.init(presentedViewController: presented, presenting: nil)
    }

    override var presentationStyle: UIModalPresentationStyle { style }

    override var shouldPresentInFullscreen: Bool { !style.isInContext }

    override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

    override var canAdapt: Bool { false }

    override func containerDidResize(from old: CGSize) { positionPresentedView() }
}
