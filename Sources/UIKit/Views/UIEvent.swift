/// What happened on the phone: the second argument of `hitTest(_:with:)`.
@MainActor
open class UIEvent: NSObject {
    public override init() {
        super.init()
    }
}
