import UIKit

/// Trail with a list of states. It reports to the log what the exercises change.
final class StatusBarStateDemoController: ProfileTrailController {
    private var state = BarState()

    override func viewDidLoad() {
        super.viewDidLoad()
        addTool("Try") { [weak self] in self?.showStates() }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // With the stub of the exercise "from one state to the next", each change is animated.
        let new = BarState(of: self)
        let change = barTransition(from: state, to: new)
        state = new
        trailDelegate?.report(TrailEvent(text: "The bar: \(change)", level: .debug))
    }

    private func showStates() {
        show(StatesController(), sender: self)
    }
}
