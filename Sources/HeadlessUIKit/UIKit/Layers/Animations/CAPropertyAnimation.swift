/// An animation of a value of the layer.
open class CAPropertyAnimation: CAAnimation {
    /// What changes, for instance "opacity" or "transform.rotation.z".
    open var keyPath: String?
    /// Whether the values are added to the layer's.
    open var isAdditive = false
    /// Whether each time goes on where the one before ended.
    open var isCumulative = false

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    }
}

/// From one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// Nil for the layer's value.
    open var fromValue: Any?
    /// Nil for the layer's value.
    open var toValue: Any?
    /// The way from one value to the other.
    open var byValue: Any?

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }
}

/// Through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// The way of a point; it goes before the values.
    open var path: CGPath?
    /// When each value is reached, as shares of the duration from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// How fast it goes from each value to the next.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode: CAAnimationCalculationMode = .linear
    /// Whether what moves along a path turns with it.
    open var rotationMode: CAAnimationRotationMode?

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes, timingFunctions) = (other.values, other.path, other.keyTimes, other.timingFunctions)
        (calculationMode, rotationMode) = (other.calculationMode, other.rotationMode)
    }
}

/// What lies between the values of a `CAKeyframeAnimation`.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How what moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
