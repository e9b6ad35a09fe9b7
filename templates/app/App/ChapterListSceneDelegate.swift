import UIKit

/// Shows the list of the chapters in a scene, and gives the scene to the delegate of the chapter that runs.
///
/// With the launch argument `-chapter windows`, the scene runs that chapter at once. UIKit restores the scenes of the
/// previous launch with the delegate's class that they had then. Therefore, each scene begins with this class, and
/// `application(_:configurationForConnecting:options:)`, which isn't called for such scenes, has nothing to decide.
final class ChapterListSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    /// The contents of the file with the list.
    var file = ChapterList.bundledFile()
    /// The functions that create the chapters' scene delegates, by the chapters' names.
    var demos = ChapterDemos.sceneDelegates

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let arguments = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
        if let chapter = arguments["chapter"] as? String, demos[chapter] != nil {
            return run(chapter, in: scene, options: connectionOptions)
        }
        let window = UIWindow(windowScene: scene)
        let list = ChapterListController(file: file, demos: Set(demos.keys)) { [weak self, weak scene] chapter in
            if let scene { self?.run(chapter, in: scene, options: connectionOptions) }
        }
        window.rootViewController = UINavigationController(rootViewController: list)
        window.makeKeyAndVisible()
        self.window = window
    }

    /// Makes a chapter's delegate that of the scene, and calls what UIKit calls when a scene connects.
    private func run(_ chapter: String, in scene: UIWindowScene, options: UIScene.ConnectionOptions) {
        guard let delegate = demos[chapter]?() else { return }
        window?.isHidden = true
        window?.windowScene = nil
        window = nil
        scene.delegate = delegate
        // A scene that only just connects isn't in the foreground yet. Then UIKit itself calls the last two methods.
        let isActive = scene.activationState == .foregroundActive
        let isInForeground = isActive || scene.activationState == .foregroundInactive
        #if os(iOS)
            delegate.scene?(scene, willConnectTo: scene.session, options: options)
            if isInForeground { delegate.sceneWillEnterForeground?(scene) }
            if isActive { delegate.sceneDidBecomeActive?(scene) }
        #else
            delegate.scene(scene, willConnectTo: scene.session, options: options)
            if isInForeground { delegate.sceneWillEnterForeground(scene) }
            if isActive { delegate.sceneDidBecomeActive(scene) }
        #endif
    }
}
