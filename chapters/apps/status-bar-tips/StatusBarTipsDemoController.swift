import UIKit

/// Trail with a screen that sends tips of every kind.
final class StatusBarTipsDemoController: SizedTrailController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addTool("Tips") { [weak self] in self?.showTipKinds() }
    }

    private func showTipKinds() {
        show(TipKindsController(), sender: self)
    }
}
