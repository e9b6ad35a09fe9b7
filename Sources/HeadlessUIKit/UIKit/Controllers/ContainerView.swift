/// The view of a container: the container lays it out.
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
        // A bar may have come or gone, which nobody else is told of.
        for subview in subviews { subview.safeAreaMayDiffer() }
    }
}
