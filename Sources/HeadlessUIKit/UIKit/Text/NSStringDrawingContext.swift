/// Takes what a measurement found out.
open class NSStringDrawingContext: NSObject {
    /// What the text covered, in points.
    open internal(set) var totalBounds = CGRect.zero

    public override init() {
        super.init()
    }
}
