/// A generator of haptic feedback. The simulator's log describes the feedback.
///
/// - Source: https://developer.apple.com/documentation/uikit/uifeedbackgenerator
/// - Differs: On a phone, the user feels the feedback.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    public override init() {
        super.init()
    }

    /// Creates a feedback generator for a view.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifeedbackgenerator/init(view:)
    public convenience init(view: UIView) {
        self.init()
    }

    /// Prepares the hardware for feedback with less latency. This implementation has no latency.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uifeedbackgenerator/prepare()
    /// - Differs: On a phone, feedback has a latency without preparation.
    open func prepare() {}

    func give(_ description: String) {
        Phone.required(by: "UIFeedbackGenerator").report(.feedback(description))
    }
}

/// A feedback generator that simulates physical impacts.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The mass or the rigidity of the colliding objects.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/feedbackstyle; the raw
    ///   values: Apple's header `UIImpactFeedbackGenerator.h`.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }

    private let style: FeedbackStyle

    /// Creates a generator for impacts of medium mass.
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

    /// Generates impact feedback with the given intensity.
    ///
    /// - Parameter intensity: The intensity, from 0 for no feedback to 1.
    /// - Source: https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator/impactoccurred(intensity:)
    open func impactOccurred(intensity: CGFloat) {
        let part = min(max(intensity, 0), 1)
        if part > 0 { give(part == 1 ? "\(style) impact" : "\(style) impact of \(Double(part))") }
    }

    open func impactOccurred(at location: CGPoint) { impactOccurred() }

    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// A feedback generator for the success or failure of a task.
///
/// - Source: https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The outcome of a task.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator/feedbacktype; the raw
    ///   values: Apple's header `UINotificationFeedbackGenerator.h`.
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

/// A feedback generator for a change of the selection.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { give("selection") }

    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}
