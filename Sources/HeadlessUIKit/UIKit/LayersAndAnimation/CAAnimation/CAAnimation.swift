/// The base class for animations of a layer.
///
/// An animation doesn't change the layer's values. The time of the animation passes by the phone's clock, and the
/// delegate is notified.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/caanimation
/// - Differs: On a phone, the screen shows intermediate values, and then the layer's values again.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    private var values: [String: Any] = [:]

    public override init() {
        super.init()
    }

    /// Returns `nil`, because there are no archives of animations here. Subclasses must implement the initializer, as
    /// on a phone.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nscoding/init(coder:)
    /// - Differs: On a phone, the initializer reads an archive.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The delegate that is notified when the animation begins and ends. The animation holds a strong reference to it.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/caanimation/delegate
    open var delegate: (any CAAnimationDelegate)?

    /// A Boolean value indicating whether the animation is removed from the layer when it's complete.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/caanimation/isremovedoncompletion
    open var isRemovedOnCompletion = true

    /// The pacing of the animation, or `nil` for a linear one. It's stored but not used, because there are no
    /// intermediate values here.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/caanimation/timingfunction
    /// - Differs: On a phone, the function paces the values on the screen.
    open var timingFunction: CAMediaTimingFunction?

    // MARK: Timing

    open var beginTime: CFTimeInterval = 0
    /// The duration of one cycle, in seconds. If it's 0, the animation duration of the current transaction is used.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/camediatiming/duration; the duration of the
    ///   transaction: https://developer.apple.com/documentation/quartzcore/calayer/add(_:forkey:)
    /// - Differs: On a phone, a negative duration counts as 0.
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode: CAMediaTimingFillMode = .removed

    // MARK: Values

    /// Returns the custom value stored for a key.
    ///
    /// - Source: Apple, "Core Animation Programming Guide", key-value coding.
    open func value(forKey key: String) -> Any? { values[key] }

    /// Stores a custom value for a key, with the animation and its copies. To set a property, assign to it instead.
    ///
    /// - Source: Apple, "Core Animation Programming Guide", key-value coding.
    /// - Differs: On a phone, the method also sets properties.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// Adds the animation to a layer. The method is called when the animation is the action for a key.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/caaction/run(forkey:object:arguments:)
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Returns a copy of the animation. A layer copies the animations that are added to it.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nscopying; that the layer copies it:
    ///   https://developer.apple.com/documentation/quartzcore/calayer/add(_:forkey:)
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeObject(of: type(of: self)) as! CAAnimation
        copy.copyValues(from: self)
        return copy
    }

    /// Copies the values of an animation that is an instance of this class or of one of its superclasses.
    func copyValues(from other: CAAnimation) {
        values = other.values
        (delegate, isRemovedOnCompletion, timingFunction) =
            (other.delegate, other.isRemovedOnCompletion, other.timingFunction)
        (beginTime, duration, speed, timeOffset) = (other.beginTime, other.duration, other.speed, other.timeOffset)
        (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
        (autoreverses, fillMode) = (other.autoreverses, other.fillMode)
    }
}
