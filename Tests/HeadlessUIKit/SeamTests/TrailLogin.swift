import Simulator
import UIKit

@testable import LoginChapterTests

/// The login over the trail. Only this file imports its module, for the reason that `TrailParts` states.
@MainActor
final class TrailLogin {
    private let login: LoginOverlay

    init(in scene: UIWindowScene) {
        login = LoginOverlay(in: scene)
    }

    func enterBackground() { login.sceneDidEnterBackground() }

    func enterForeground() { login.sceneWillEnterForeground() }

    func remove() { login.remove() }
}

/// A form with an amount, which the app presents.
final class TransferController: UIViewController {
    let amount = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        amount.text = "120.00"
        amount.borderStyle = .roundedRect
        view.addSubview(amount)
    }
}
