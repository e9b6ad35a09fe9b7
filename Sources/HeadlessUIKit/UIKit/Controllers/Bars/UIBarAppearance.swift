/// What a bar looks like: its background, and the line at its edge.
///
/// Effects and images are not modelled; what a phone lets shine through is drawn as an opaque color.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    private enum Ground {
        case system, opaque, transparent
    }

    /// The bar that looks so, and lays out when the appearance changes.
    weak var bar: UIView?
    private var ground = Ground.system { didSet { didChange() } }

    /// The color over the background; nil shows the background alone.
    open var backgroundColor: UIColor? { didSet { didChange() } }

    /// The color of the line at the bar's edge; nil or clear for none.
    open var shadowColor: UIColor? = UIColor(white: 0, alpha: 0.3) { didSet { didChange() } }

    public override init() {
        super.init()
    }

    /// The appearance of another kind of bar, as far as all bars have it.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        take(barAppearance)
    }

    /// The background that such bars have, and the line.
    open func configureWithDefaultBackground() { reset(to: .system) }

    /// A background that lets nothing through, and the line.
    open func configureWithOpaqueBackground() {
        reset(to: .opaque)
        backgroundColor = .systemBackground
    }

    /// No background, and no line.
    open func configureWithTransparentBackground() {
        reset(to: .transparent)
        shadowColor = nil
    }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    // MARK: For subclasses of UIKit

    /// A new one of the same kind.
    func make() -> UIBarAppearance { UIBarAppearance() }

    func take(_ other: UIBarAppearance) {
        ground = other.ground
        backgroundColor = other.backgroundColor
        shadowColor = other.shadowColor
    }

    /// What is drawn, where bars of a style have a color of their own.
    func fill(_ style: UIBarStyle) -> UIColor? {
        backgroundColor ?? (ground == .transparent ? nil : style.backgroundColor)
    }

    func duplicate() -> UIBarAppearance {
        let copy = make()
        copy.take(self)
        return copy
    }

    /// A copy that a bar looks like.
    func duplicate(for bar: UIView) -> UIBarAppearance {
        let copy = duplicate()
        copy.bar = bar
        return copy
    }

    func didChange() { bar?.setNeedsLayout() }

    private func reset(to ground: Ground) {
        let fresh = UIBarAppearance()
        self.ground = ground
        backgroundColor = fresh.backgroundColor
        shadowColor = fresh.shadowColor
    }
}
