/// What happens to a layer over time.
///
/// It changes nothing of the layer: a phone shows values in between and then again those that the layer has. Here only its
/// time passes, by the phone's clock, and the delegate is told.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    private var values: [String: Any] = [:]

    public override init() {
        super.init()
    }

    /// There are no archives of animations here, so this answers nil; subclasses must have it, as on a phone.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Is told when the animation begins and when it is over; the animation owns it.
    open var delegate: (any CAAnimationDelegate)?

    /// Whether the layer has the animation no longer when it is over.
    open var isRemovedOnCompletion = true

    /// Kept: nothing is in between.
    open var timingFunction: CAMediaTimingFunction?

    // MARK: Timing

    open var beginTime: CFTimeInterval = 0
    /// Of one time, in seconds; 0 for the time that the transaction has for its animations.
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode: CAMediaTimingFillMode = .removed

    // MARK: Values

    /// What was kept for a key of one's own.
    open func value(forKey key: String) -> Any? { values[key] }

    /// Keeps a value for a key of one's own, with the animation and its copies (Apple, "Core Animation Programming
    /// Guide", key-value coding). A property is set by its own name.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// Adds itself to a layer; called when it is the action for a key.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// What the layer makes of an animation that it gets.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeObject(of: type(of: self)) as! CAAnimation
        copy.takeValues(from: self)
        return copy
    }

    /// Takes over the values of an animation of this class, or of one that this class inherits from.
    func takeValues(from other: CAAnimation) {
        values = other.values
        (delegate, isRemovedOnCompletion, timingFunction) =
            (other.delegate, other.isRemovedOnCompletion, other.timingFunction)
        (beginTime, duration, speed, timeOffset) = (other.beginTime, other.duration, other.speed, other.timeOffset)
        (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
        (autoreverses, fillMode) = (other.autoreverses, other.fillMode)
    }
}
