/// Several animations at once, no longer than the group is; their delegates are not told (Apple, "CAAnimationGroup").
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CAAnimationGroup else { return }
        animations = other.animations?.map { $0.copy() as! CAAnimation }
    }
}

/// From how the layer looked to how it looks.
open class CATransition: CAAnimation {
    open var type: CATransitionType = .fade
    /// Where it comes from, unless it fades.
    open var subtype: CATransitionSubtype?
    /// Where it begins, from 0 to 1.
    open var startProgress: Float = 0
    /// Where it ends, from 0 to 1.
    open var endProgress: Float = 1

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CATransition else { return }
        (type, subtype) = (other.type, other.subtype)
        (startProgress, endProgress) = (other.startProgress, other.endProgress)
    }
}

/// How a `CATransition` goes.
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

/// Where a `CATransition` comes from.
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
