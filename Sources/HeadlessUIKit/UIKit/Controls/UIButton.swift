/// A control with a title and an image, that does something when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
    var looks: [State: Look] = [:]
    var backgroundView: UIImageView?
    var configuredParts: ConfiguredParts?
    private var type = ButtonType.custom
    private var mustUpdateConfiguration = true

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

    /// A custom button that shows the title and the image of an action and performs it when tapped.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        guard let primaryAction else { return }
        addAction(primaryAction, for: .primaryActionTriggered)
        setTitle(primaryAction.title, for: .normal)
        setImage(primaryAction.image, for: .normal)
    }

    /// A button that shows the title and the image of an action and performs it when tapped.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        takeType(buttonType)
    }

    /// A button that shows what a configuration says, and of what it leaves out the title and the image of an action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
        // No observer is called inside of an initializer.
        takeConfiguration()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open var buttonType: ButtonType { type }

    // MARK: Look

    /// Sets what shows in a state; a state that has none shows the normal one.
    ///
    /// The normal title and image become the configuration's, if there is one: buttons of a storyboard have one, and
    /// show what is set. Open: Apple does not document it.
    open func setTitle(_ title: String?, for state: State) {
        if state == .normal { configuration?.title = title }
        setLook(\.title, to: title, for: state)
    }
    open func setTitleColor(_ color: UIColor?, for state: State) { setLook(\.titleColor, to: color, for: state) }
    open func setImage(_ image: UIImage?, for state: State) {
        if state == .normal { configuration?.image = image }
        setLook(\.image, to: image, for: state)
    }

    /// Sets what shows behind the title and the image, as large as the button.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        setLook(\.backgroundImage, to: image, for: state)
    }

    /// Sets a title with a font and a colour, which shows instead of the plain one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        setLook(\.attributedTitle, to: title, for: state)
    }

    open func title(for state: State) -> String? { look(state, \.title) }
    open func titleColor(for state: State) -> UIColor? { look(state, \.titleColor) ?? defaultTitleColor }
    open func image(for state: State) -> UIImage? { look(state, \.image) ?? buttonType.image }
    open func backgroundImage(for state: State) -> UIImage? { look(state, \.backgroundImage) }
    open func attributedTitle(for state: State) -> NSAttributedString? { look(state, \.attributedTitle) }

    open var currentTitle: String? { configuration?.title ?? title(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? defaultTitleColor }
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    // MARK: Configuration

    /// What the button shows, and how; nil for a button as before iOS 15.
    open var configuration: Configuration? {
        didSet { if configuration != oldValue { takeConfiguration() } }
    }

    /// Called before the layout when the state has changed, to change the configuration.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }

    /// Says that the configuration depends on something that has changed.
    open func setNeedsUpdateConfiguration() {
        mustUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Changes the configuration for the state; by default the handler does.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Layout

    /// How far the content keeps from the edges, in points; as long as there are none, a title keeps some distance.
    @available(*, deprecated, message: "iOS 15.0: This property is ignored when using UIButtonConfiguration")
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// How far the title is moved, in points; the button's size does not count it.
    @available(*, deprecated, message: "iOS 15.0: This property is ignored when using UIButtonConfiguration")
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// How far the image is moved, in points; the button's size does not count it.
    @available(*, deprecated, message: "iOS 15.0: This property is ignored when using UIButtonConfiguration")
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    // All in points of the button's coordinates, for subclasses.

    @available(*, deprecated, message: "iOS 15.0: This method will not be called when using UIButtonConfiguration")
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    @available(*, deprecated, message: "iOS 15.0: This method will not be called when using UIButtonConfiguration")
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    @available(*, deprecated, message: "iOS 15.0: This method will not be called when using UIButtonConfiguration")
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { rectOfTitle(in: contentRect) }
    @available(*, deprecated, message: "iOS 15.0: This method will not be called when using UIButtonConfiguration")
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { rectOfImage(in: contentRect) }

    /// The size of the title and the image beside each other, with the room a button keeps around them.
    /// A button with a configuration may break its title to fit a width; a width of 0 sets no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let configuration else { return naturalSize }
        return configuredSize(configuration, width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }

    override var breaksLinesByItself: Bool { configuration?.breaksTitle ?? false }

    open override var intrinsicContentSize: CGSize { naturalSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if mustUpdateConfiguration {
            mustUpdateConfiguration = false
            updateConfiguration()
            if configuration != nil { takeConfiguration() }
        }
        layOutParts()
    }

    override var textLines: TextLines? { titleLabel.map { TextLines(centred: 1, of: $0.font) } }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showLook()
    }

    override func stateDidChange() {
        showLook()
        setNeedsUpdateConfiguration()
    }

    override var ownAccessibility: AccessibilityText {
        var text = super.ownAccessibility
        text.label = currentTitle ?? currentAttributedTitle?.string
        text.traits?.insert(.button)
        return text
    }

    override func followTraits() {
        if configuration != nil { takeConfiguration() }
    }

    override var ownsTaps: Bool { true }

    /// Open: the order of the two.
    override var eventsOfTap: [Event] { [.touchUpInside, .primaryActionTriggered] }

    private func takeType(_ type: ButtonType) {
        self.type = type
        titleLabel?.font = .systemFont(ofSize: type.fontSize)
        showLook()
    }
}
