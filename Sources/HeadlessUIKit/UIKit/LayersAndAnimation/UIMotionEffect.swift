/// The base class for effects that change a view while the device is tilted.
///
/// - Source: https://developer.apple.com/documentation/uikit/uimotioneffect
/// - Differs: On a phone, the effects change the view while the user tilts the device.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// Returns the values to add to properties of the view, keyed by key path, for a tilt between -1 and 1. Subclasses
    /// override the method. The default implementation returns `nil`.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uimotioneffect/keypathsandrelativevalues(forvieweroffset:)
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// An effect that adds a value to a number of the view, in proportion to the tilt of the device.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect
/// - Differs: On a phone, the effect changes the view while the user tilts the device.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axes along which the device is tilted.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect/effecttype; the raw
    ///   values: Apple's header `UIMotionEffect.h`.
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis = 0
        case tiltAlongVerticalAxis = 1
    }

    open private(set) var keyPath: String
    open private(set) var type: EffectType
    /// The number that is added at the minimum tilt.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect/minimumrelativevalue
    open var minimumRelativeValue: Any?
    /// The number that is added at the maximum tilt.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect/maximumrelativevalue
    open var maximumRelativeValue: Any?

    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// Returns the value for the tilt: nothing at the center, and the relative values at the ends.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let end = offset < 0 ? minimumRelativeValue : maximumRelativeValue
        return (end as? any MotionNumber).map { [keyPath: $0.motionValue * min(abs(offset), 1)] }
    }
}

/// A group of effects that are applied together.
///
/// - Source: https://developer.apple.com/documentation/uikit/uimotioneffectgroup
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    /// Returns the values of all effects. Values with the same key path are added.
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

/// A type of number that can be a relative value of an effect.
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
