/// A title in a bar. Its color is computed each time it is drawn, because it can depend on the offset of the content.
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
