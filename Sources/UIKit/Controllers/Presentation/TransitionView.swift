/// Fills the window, or the context, under the view of a presented controller and gives that its place.
final class TransitionView: UIView {
    private weak var controller: UIViewController?

    init(controller: UIViewController, frame: CGRect) {
        self.controller = controller
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(controller.view)
        resizeSubviews(from: .zero)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func resizeSubviews(from old: CGSize) {
        controller.map { $0.viewIfLoaded?.frame = $0.presentedFrame(in: bounds) }
    }
}
