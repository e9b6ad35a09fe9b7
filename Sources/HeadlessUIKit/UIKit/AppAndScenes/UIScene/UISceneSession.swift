/// The information about a scene that the system preserves.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscenesession
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    open private(set) var persistentIdentifier: String
    open internal(set) var configuration: UISceneConfiguration
    open internal(set) weak var scene: UIScene?
    /// The information that the app keeps with the session while its scene is disconnected.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscenesession/userinfo
    open var userInfo: [String: Any]?

    init(_ id: SceneID, configuration: UISceneConfiguration) {
        persistentIdentifier = "scene \(id.number)"
        self.configuration = configuration
        super.init()
    }

    open var role: Role { configuration.role }
}
