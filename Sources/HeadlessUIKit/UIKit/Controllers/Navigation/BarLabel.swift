/// A title in a bar; its color is asked for when it is drawn, for it may depend on how far the content has been scrolled.
final class BarLabel: UILabel {
    private let color: () -> UIColor

    init(color: @escaping () -> UIColor) {
        self.color = color
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var textColor: UIColor! {
        get { color() }
        set { super.textColor = newValue }
    }
}
