/// The configuration with which a scene is created.
///
/// - Source: https://developer.apple.com/documentation/uikit/uisceneconfiguration
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    open private(set) var name: String?
    open private(set) var role: UISceneSession.Role
    /// The class of the scene's delegate. Here, the class isn't sufficient to create the delegate: the simulator's
    /// `launch` has a closure that creates it. The result must be an instance of this class.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uisceneconfiguration/delegateclass
    /// - Differs: On a phone, UIKit creates an object of the class.
    open var delegateClass: AnyClass?

    /// The class of the scene, or `nil` for a window scene. No other class is available here.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uisceneconfiguration/sceneclass
    open var sceneClass: AnyClass? {
        didSet {
            precondition(
                sceneClass == nil || sceneClass == UIWindowScene.self, "only scenes of UIWindowScene are available here"
            )
        }
    }

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}
