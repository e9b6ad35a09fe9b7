/// Something in the chain that events travel along.
///
/// Here a responder only knows who comes next: view, its controller, the superview, the window, the application.
@MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    /// Who is asked after this one.
    open var next: UIResponder? { nil }
}
