/// Makes the phone tap back at the hand that holds it; the simulator's log has what it is felt as.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() {
        super.init()
    }

    /// A generator for what happens in a view.
    public convenience init(view: UIView) {
        self.init()
    }

    /// Makes the phone ready, so that feedback comes sooner; here it comes at once anyway.
    open func prepare() {}

    func give(_ words: String) {
        Phone.required(by: "UIFeedbackGenerator").report(.feedback(words))
    }
}

/// Feedback as of things that hit each other.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How heavy or how hard the things are. Raw values as in Apple's header.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }

    private let style: FeedbackStyle

    /// Feedback as of things of medium weight.
    public override init() {
        style = .medium
        super.init()
    }

    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
    }

    open func impactOccurred() { give("\(style) impact") }

    /// - Parameter intensity: From 0, not to be felt, to 1.
    open func impactOccurred(intensity: CGFloat) {
        let part = min(max(intensity, 0), 1)
        if part > 0 { give(part == 1 ? "\(style) impact" : "\(style) impact of \(Double(part))") }
    }

    open func impactOccurred(at location: CGPoint) { impactOccurred() }

    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// Feedback that a task has gone well or badly.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it has gone. Raw values as in Apple's header.
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }

    open func notificationOccurred(_ notificationType: FeedbackType) { give("\(notificationType)") }

    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}

/// Feedback that something else is selected.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { give("selection") }

    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
