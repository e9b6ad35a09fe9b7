extension UIScene: LifecycleParticipant {
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification =
        Notification.Name("UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification =
        Notification.Name("UISceneDidEnterBackgroundNotification")

    /// Notifies the delegate, and then posts the notification.
    ///
    /// - Note: Undocumented by Apple. This implementation notifies the delegate first. The order on a phone is unknown.
    func announce(_ step: LifecycleState.Step) {
        switch step {
        case .willEnterForeground: delegate?.sceneWillEnterForeground(self)
        case .didBecomeActive: delegate?.sceneDidBecomeActive(self)
        case .willResignActive: delegate?.sceneWillResignActive(self)
        case .didEnterBackground: delegate?.sceneDidEnterBackground(self)
        }
        application?.post(step.sceneNotification, object: self)
    }

    func connect(_ options: ConnectionOptions) {
        delegate?.scene(self, willConnectTo: session, options: options)
        application?.post(Self.willConnectNotification, object: self)
        isAttached = true
    }

    func disconnect() {
        isAttached = false
        delegate?.sceneDidDisconnect(self)
        application?.post(Self.didDisconnectNotification, object: self)
    }
}

extension LifecycleState.Step {
    fileprivate var sceneNotification: Notification.Name {
        switch self {
        case .willEnterForeground: UIScene.willEnterForegroundNotification
        case .didBecomeActive: UIScene.didActivateNotification
        case .willResignActive: UIScene.willDeactivateNotification
        case .didEnterBackground: UIScene.didEnterBackgroundNotification
        }
    }
}
