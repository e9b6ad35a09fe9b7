/// An object that receives the results of a text measurement.
///
/// - Source: https://developer.apple.com/documentation/uikit/nsstringdrawingcontext
/// - Differs: On a phone, the context also has scale factors.
open class NSStringDrawingContext: NSObject {
    /// The bounds of the measured text, in points.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/nsstringdrawingcontext/totalbounds
    open internal(set) var totalBounds = CGRect.zero

    public override init() {
        super.init()
    }
}
