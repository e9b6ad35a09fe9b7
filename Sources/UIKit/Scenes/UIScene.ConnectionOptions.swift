extension UIScene {
    /// Why a scene connects; here always because the user opened it, so there is nothing in it.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {}
}
