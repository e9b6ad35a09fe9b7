/// The vertical position of text that is drawn smaller than its font size. The raw values are those of Apple's header.
///
/// - Source: Apple's header, `UIBaselineAdjustment`
public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines = 0
    case alignCenters = 1
    case none = 2
}
