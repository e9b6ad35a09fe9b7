/// How a scene is set up.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    open private(set) var name: String?
    open private(set) var role: UISceneSession.Role
    /// The class of the scene's delegate. Nothing can be made of a class alone here: the simulator's `launch` is given
    /// a closure that makes the delegate, and what it makes must be of this class.
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}
