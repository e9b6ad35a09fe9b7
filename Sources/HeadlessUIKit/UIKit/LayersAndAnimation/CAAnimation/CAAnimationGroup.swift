/// A group of simultaneous animations. They're limited to the duration of the group, and their delegates aren't
/// notified.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/caanimationgroup
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CAAnimationGroup else { return }
        animations = other.animations?.map { $0.copy() as! CAAnimation }
    }
}

/// A transition from the previous appearance of a layer to its current one.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransition
/// - Differs: On a phone, the screen shows the transition.
open class CATransition: CAAnimation {
    open var type: CATransitionType = .fade
    /// The direction from which the transition comes, unless it's a fade.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/catransition/subtype
    open var subtype: CATransitionSubtype?
    /// The start of the transition as a fraction of its whole, from 0 to 1.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/catransition/startprogress
    open var startProgress: Float = 0
    /// The end of the transition as a fraction of its whole, from 0 to 1.
    ///
    /// - Source: https://developer.apple.com/documentation/quartzcore/catransition/endprogress
    open var endProgress: Float = 1

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CATransition else { return }
        (type, subtype) = (other.type, other.subtype)
        (startProgress, endProgress) = (other.startProgress, other.endProgress)
    }
}

/// The types of a `CATransition`.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransitiontype
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The directions from which a `CATransition` comes.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransitionsubtype
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
