/// The appearance of a bar: its background, and the line at its edge.
///
/// - Source: https://developer.apple.com/documentation/uikit/uibarappearance
/// - Differs: On a phone, an appearance also has effects and images, and a translucent background shows the content
///   behind it.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    private enum Background {
        case system, opaque, transparent
    }

    /// The bar that uses the appearance, and whose layout is updated when the appearance changes.
    weak var bar: UIView?
    private var background = Background.system { didSet { didChange() } }

    /// The color in front of the background, or `nil` to show the background alone.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibarappearance; the page doesn't describe `nil`.
    open var backgroundColor: UIColor? { didSet { didChange() } }

    /// The color of the line at the bar's edge. If it is `nil` or clear, there is no line.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibarappearance/shadowcolor
    open var shadowColor: UIColor? = UIColor(white: 0, alpha: 0.3) { didSet { didChange() } }

    public override init() {
        super.init()
    }

    /// Creates an appearance with the properties that all bars share, from the appearance of another kind of bar.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibarappearance/init(barappearance:)
    public init(barAppearance: UIBarAppearance) {
        super.init()
        copyValues(from: barAppearance)
    }

    /// Configures the default background of the bar, and the line.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibarappearance/configurewithdefaultbackground()
    open func configureWithDefaultBackground() { reset(to: .system) }

    /// Configures an opaque background, and the line.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibarappearance/configurewithopaquebackground()
    open func configureWithOpaqueBackground() {
        reset(to: .opaque)
        backgroundColor = .systemBackground
    }

    /// Configures the bar without a background and without a line.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibarappearance/configurewithtransparentbackground()
    open func configureWithTransparentBackground() {
        reset(to: .transparent)
        shadowColor = nil
    }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    // MARK: For subclasses of UIKit

    /// Returns a new appearance of the same class.
    func make() -> UIBarAppearance { UIBarAppearance() }

    func copyValues(from other: UIBarAppearance) {
        background = other.background
        backgroundColor = other.backgroundColor
        shadowColor = other.shadowColor
    }

    /// Returns the color to draw, for a bar style with a default color.
    func fill(_ style: UIBarStyle) -> UIColor? {
        backgroundColor ?? (background == .transparent ? nil : style.backgroundColor)
    }

    func duplicate() -> UIBarAppearance {
        let copy = make()
        copy.copyValues(from: self)
        return copy
    }

    /// Returns a copy that updates the layout of the given bar when it changes.
    func duplicate(for bar: UIView) -> UIBarAppearance {
        let copy = duplicate()
        copy.bar = bar
        return copy
    }

    func didChange() { bar?.setNeedsLayout() }

    private func reset(to background: Background) {
        let fresh = UIBarAppearance()
        self.background = background
        backgroundColor = fresh.backgroundColor
        shadowColor = fresh.shadowColor
    }
}
