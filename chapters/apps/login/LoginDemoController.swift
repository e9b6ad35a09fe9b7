import UIKit

/// Trail with a button that locks it at once.
final class LoginDemoController: TrailController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Password: secret"
        addTool("Lock") { [weak self] in self?.lockNow() }
    }

    /// Does the same as going to the background and coming back.
    private func lockNow() {
        let login = trailDelegate?.overlay(LoginOverlay.self)
        login?.sceneDidEnterBackground()
        login?.sceneWillEnterForeground()
    }
}
