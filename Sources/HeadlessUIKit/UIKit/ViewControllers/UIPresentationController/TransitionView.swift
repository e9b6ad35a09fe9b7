/// The container view of a presentation. It fills the window or the context, behind the view of the presented view
/// controller.
///
/// It receives the touches outside a sheet or a popover.
final class TransitionView: UIView {
    private weak var controller: UIPresentationController?

    init(for controller: UIPresentationController, frame: CGRect) {
        self.controller = controller
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// VoiceOver doesn't go through the elements behind a presentation, unless touches reach them.
    override var accessibilityViewIsModal: Bool {
        get { controller?.letsTouchesThrough != true }
        set {}
    }

    override func resizeSubviews(from old: CGSize) {
        controller?.containerDidResize(from: old)
    }

    override func layoutSubviews() {
        controller?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        controller?.containerViewDidLayoutSubviews()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        guard view === self, let controller else { return view }
        return controller.viewOutside(at: point, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard touches.contains(where: { $0.view === self && bounds.contains($0.location(in: self)) }) else { return }
        controller?.tappedOutside()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
