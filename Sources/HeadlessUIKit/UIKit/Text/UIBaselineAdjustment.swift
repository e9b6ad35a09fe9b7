/// Where text that is drawn smaller than its font stands. Raw values as in Apple's header.
public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines = 0
    case alignCenters = 1
    case none = 2
}
