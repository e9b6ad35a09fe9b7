/// A control with a title and an image, that does something when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
    var looks: [State: Look] = [:]
    private var type = ButtonType.custom

    /// Shows the title.
    open private(set) var titleLabel: UILabel? = UILabel()
    /// Shows the image.
    open private(set) var imageView: UIImageView? = UIImageView()

    /// A custom button.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        for part in parts { addSubview(part) }
        takeType(.custom)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        takeType(buttonType)
    }

    /// A button that shows the title and the image of an action and performs it when tapped.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        takeType(buttonType)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        setImage(primaryAction.image, for: .normal)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open var buttonType: ButtonType { type }

    // MARK: Look

    /// Sets what shows in a state; a state that has none shows the normal one.
    open func setTitle(_ title: String?, for state: State) { setLook(\.title, to: title, for: state) }
    open func setTitleColor(_ color: UIColor?, for state: State) { setLook(\.titleColor, to: color, for: state) }
    open func setImage(_ image: UIImage?, for state: State) { setLook(\.image, to: image, for: state) }

    open func title(for state: State) -> String? { look(state, \.title) }
    open func titleColor(for state: State) -> UIColor? { look(state, \.titleColor) ?? buttonType.titleColor }
    open func image(for state: State) -> UIImage? { look(state, \.image) }

    open var currentTitle: String? { title(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? buttonType.titleColor }
    open var currentImage: UIImage? { image(for: state) }

    // MARK: Layout

    /// The size of the title and the image beside each other, with the room a button keeps above and below.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentSize(padded: true)
    }

    open override var intrinsicContentSize: CGSize { contentSize(padded: true) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    override var textLines: TextLines? { titleLabel.map { TextLines(centred: 1, of: $0.font) } }

    override func stateDidChange() {
        showLook()
    }

    /// Open: the order of the two.
    override var eventsOfTap: [Event] { [.touchUpInside, .primaryActionTriggered] }

    private func takeType(_ type: ButtonType) {
        self.type = type
        titleLabel?.font = .systemFont(ofSize: type.fontSize)
        showLook()
    }
}
