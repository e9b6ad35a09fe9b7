/// An object that receives the results of a text measurement.
open class NSStringDrawingContext: NSObject {
    /// The bounds of the measured text, in points.
    open internal(set) var totalBounds = CGRect.zero

    public override init() {
        super.init()
    }
}
