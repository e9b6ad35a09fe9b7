/// A control with a title and an image that performs actions when it's tapped.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibutton
/// - Differs: On a phone, a disabled button is dimmed, and a pressed one is highlighted, also if the app hasn't set
///   attributes for these states.
@preconcurrency @MainActor
open class UIButton: UIControl {
    var appearances: [State: Appearance] = [:]
    var backgroundView: UIImageView?
    var configuredParts: ConfiguredParts?
    private var type = ButtonType.custom
    private var mustUpdateConfiguration = true

    /// The label that displays the title.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/titlelabel
    open private(set) var titleLabel: UILabel? = UILabel()
    /// The view that displays the image.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/imageview
    open private(set) var imageView: UIImageView? = UIImageView()

    /// Creates a custom button.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        for part in parts { addSubview(part) }
        applyType(.custom)
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        applyType(buttonType)
    }

    /// Creates a custom button that shows the title and image of an action, and performs it when tapped.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/init(frame:primaryaction:)
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        guard let primaryAction else { return }
        addAction(primaryAction, for: .primaryActionTriggered)
        setTitle(primaryAction.title, for: .normal)
        setImage(primaryAction.image, for: .normal)
    }

    /// Creates a button that shows the title and image of an action, and performs it when tapped.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/init(type:primaryaction:)
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero, primaryAction: primaryAction)
        applyType(buttonType)
    }

    /// Creates a button with a configuration. The title and image of the action are copied to the configuration.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/init(configuration:primaryaction:)
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        var configuration = configuration
        if let action = primaryAction {
            if !action.title.isEmpty { configuration.title = action.title }
            if let image = action.image { configuration.image = image }
        }
        self.configuration = configuration
        // Property observers aren't called in an initializer.
        applyConfiguration()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open var buttonType: ButtonType { type }

    // MARK: Look

    /// Sets the title for a state. A state without a title shows the normal one.
    ///
    /// For the normal state, the title also becomes that of the configuration, if there is one. `setImage(_:for:)` does
    /// the same with the image. Buttons of a storyboard have a configuration, and show what is set.
    ///
    /// - Note: Undocumented by Apple.
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/settitle(_:for:)
    open func setTitle(_ title: String?, for state: State) {
        if state == .normal { configuration?.title = title }
        setAppearance(\.title, to: title, for: state)
    }
    open func setTitleColor(_ color: UIColor?, for state: State) { setAppearance(\.titleColor, to: color, for: state) }
    open func setImage(_ image: UIImage?, for state: State) {
        if state == .normal { configuration?.image = image }
        setAppearance(\.image, to: image, for: state)
    }

    /// Sets the image behind the title and the image. It has the size of the button.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/setbackgroundimage(_:for:)
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        setAppearance(\.backgroundImage, to: image, for: state)
    }

    /// Sets a title with a font and a color, which is displayed instead of the plain one.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/setattributedtitle(_:for:)
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        setAppearance(\.attributedTitle, to: title, for: state)
    }

    open func title(for state: State) -> String? { value(state, \.title) }
    open func titleColor(for state: State) -> UIColor? { value(state, \.titleColor) ?? defaultTitleColor }
    open func image(for state: State) -> UIImage? { value(state, \.image) ?? buttonType.image }
    open func backgroundImage(for state: State) -> UIImage? { value(state, \.backgroundImage) }
    open func attributedTitle(for state: State) -> NSAttributedString? { value(state, \.attributedTitle) }

    open var currentTitle: String? { configuration?.title ?? title(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? defaultTitleColor }
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    // MARK: Configuration

    /// The appearance and content of the button, or `nil` for a button as before iOS 15.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/configuration-5rlyb
    open var configuration: Configuration? {
        didSet { if configuration != oldValue { applyConfiguration() } }
    }

    /// Called before layout when the button's state has changed, to update the configuration.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/configurationupdatehandler-swift.property
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }

    /// Requests an update of the configuration, because something that it depends on has changed.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/setneedsupdateconfiguration()
    open func setNeedsUpdateConfiguration() {
        mustUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Updates the configuration for the current state. The default implementation calls the handler.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/updateconfiguration()
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    // MARK: Layout

    /// The distances from the edges to the content, in points. While they're zero, the title has a default padding.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/contentedgeinsets; the default padding of the
    ///   title is undocumented.
    @available(*, deprecated, message: "iOS 15.0: This property is ignored when using UIButtonConfiguration")
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// The insets that move the title, in points. They don't affect the button's size.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/titleedgeinsets
    @available(*, deprecated, message: "iOS 15.0: This property is ignored when using UIButtonConfiguration")
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The insets that move the image, in points. They don't affect the button's size.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/imageedgeinsets
    @available(*, deprecated, message: "iOS 15.0: This property is ignored when using UIButtonConfiguration")
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

    // Subclasses can override the following methods. All rectangles are in the button's coordinates.

    @available(*, deprecated, message: "iOS 15.0: This method will not be called when using UIButtonConfiguration")
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    @available(*, deprecated, message: "iOS 15.0: This method will not be called when using UIButtonConfiguration")
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    @available(*, deprecated, message: "iOS 15.0: This method will not be called when using UIButtonConfiguration")
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { rectOfTitle(in: contentRect) }
    @available(*, deprecated, message: "iOS 15.0: This method will not be called when using UIButtonConfiguration")
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { rectOfImage(in: contentRect) }

    /// Returns the size of the title and the image next to each other, with the button's padding.
    ///
    /// A button with a configuration can break its title to fit a width. A width of 0 sets no limit.
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
            if configuration != nil { applyConfiguration() }
        }
        layOutParts()
    }

    override var textLines: TextLines? { titleLabel.map { TextLines(centred: 1, of: $0.font) } }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateAppearance()
    }

    override func stateDidChange() {
        updateAppearance()
        setNeedsUpdateConfiguration()
    }

    override var defaultAccessibility: AccessibilityText {
        var text = super.defaultAccessibility
        text.label = currentTitle ?? currentAttributedTitle?.string
        text.traits?.insert(.button)
        return text
    }

    override func followTraits() {
        if configuration != nil { applyConfiguration() }
    }

    override var reservesTaps: Bool { true }

    /// The events of a tap.
    ///
    /// - Note: Undocumented by Apple. This implementation sends `touchUpInside` first.
    override var eventsOfTap: [Event] { [.touchUpInside, .primaryActionTriggered] }

    private func applyType(_ type: ButtonType) {
        self.type = type
        titleLabel?.font = .systemFont(ofSize: type.fontSize)
        updateAppearance()
    }
}
