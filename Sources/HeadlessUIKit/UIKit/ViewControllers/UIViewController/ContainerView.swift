/// The view of a container view controller, which performs its layout.
final class ContainerView: UIView {
    private let layOut: () -> Void

    init(frame: CGRect, layOut: @escaping () -> Void) {
        self.layOut = layOut
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
        // A bar can have been shown or hidden, of which the subviews aren't notified otherwise.
        for subview in subviews { subview.setNeedsSafeAreaUpdate() }
    }
}
