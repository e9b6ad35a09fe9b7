/// The base class for animations of a single property of a layer.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/capropertyanimation
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the animated property, such as "opacity" or "transform.rotation.z".
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/capropertyanimation/keypath
    open var keyPath: String?
    /// A Boolean value indicating whether the values of the animation are added to that of the layer.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/capropertyanimation/isadditive
    open var isAdditive = false
    /// A Boolean value indicating whether the values of each cycle are added to that at which the previous one ended.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/capropertyanimation/iscumulative
    open var isCumulative = false

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    }
}

/// An animation from one value to another.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/cabasicanimation
open class CABasicAnimation: CAPropertyAnimation {
    /// The start value, or `nil` for the value of the layer.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/cabasicanimation/fromvalue; `nil`:
    ///   https://developer.apple.com/documentation/quartzcore/cabasicanimation
    open var fromValue: Any?
    /// The end value, or `nil` for the value of the layer.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/cabasicanimation/tovalue; `nil`:
    ///   https://developer.apple.com/documentation/quartzcore/cabasicanimation
    open var toValue: Any?
    /// The difference between the start value and the end value.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/cabasicanimation/byvalue
    open var byValue: Any?

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }
}

/// An animation through a sequence of values.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/cakeyframeanimation
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// The path of an animated point. It takes precedence over `values`.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/cakeyframeanimation/path
    open var path: CGPath?
    /// The time at which each value is reached, as fractions of the duration from 0 to 1.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/cakeyframeanimation/keytimes
    open var keyTimes: [NSNumber]?
    /// The pacing of each segment between two values.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/cakeyframeanimation/timingfunctions
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode: CAAnimationCalculationMode = .linear
    /// The mode in which an object that moves along the path is rotated to follow it, or `nil`.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/cakeyframeanimation/rotationmode
    open var rotationMode: CAAnimationRotationMode?

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        (values, path, keyTimes, timingFunctions) = (other.values, other.path, other.keyTimes, other.timingFunctions)
        (calculationMode, rotationMode) = (other.calculationMode, other.rotationMode)
    }
}

/// The modes in which the values between those of a `CAKeyframeAnimation` are calculated.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/caanimationcalculationmode
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

/// The modes in which an object is rotated to follow its path.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/caanimationrotationmode
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
