/// What a view does while the phone is tilted. The simulator's phones are held still, so that views look as without it.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// What is added to values of the view, by their key paths, for a tilt between -1 and 1; nothing, unless a subclass
    /// says so.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Adds to a number of the view as much as the phone is tilted.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// Which way the phone is tilted. Raw values as in Apple's header.
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis = 0
        case tiltAlongVerticalAxis = 1
    }

    open private(set) var keyPath: String
    open private(set) var type: EffectType
    /// What is added at the one end; a number.
    open var minimumRelativeValue: Any?
    /// What is added at the other end; a number.
    open var maximumRelativeValue: Any?

    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// Nothing is added in the middle, and the numbers at the ends.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let end = offset < 0 ? minimumRelativeValue : maximumRelativeValue
        return (end as? any MotionNumber).map { [keyPath: $0.motionValue * min(abs(offset), 1)] }
    }
}

/// Several effects as one.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// What all of them add; of two with the same key path the sum.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        var all: [String: Any] = [:]
        for values in (motionEffects ?? []).compactMap({ $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) })
        {
            all.merge(values) { one, other in
                guard let one = one as? any MotionNumber, let other = other as? any MotionNumber else { return other }
                return one.motionValue + other.motionValue
            }
        }
        return all.isEmpty ? nil : all
    }
}

/// What may be at the end of an effect.
private protocol MotionNumber {
    var motionValue: CGFloat { get }
}

extension Int: MotionNumber {
    var motionValue: CGFloat { CGFloat(self) }
}
extension Float: MotionNumber {
    var motionValue: CGFloat { CGFloat(self) }
}
extension Double: MotionNumber {
    var motionValue: CGFloat { CGFloat(self) }
}
extension CGFloat: MotionNumber {
    var motionValue: CGFloat { self }
}
extension NSNumber: MotionNumber {
    var motionValue: CGFloat { CGFloat(doubleValue) }
}
