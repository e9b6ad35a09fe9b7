import UIKit

/// Trail with two more buttons. They show what the exercises change.
final class FloatingBallDemoController: TrailController {
    /// A gray rectangle in place of a keyboard that floats.
    private let keyboard = UIView()
    private var keeper: BallKeeper? { (trailDelegate as? FloatingBallDemoSceneDelegate)?.keeper }

    override func viewDidLoad() {
        super.viewDidLoad()
        keyboard.backgroundColor = .systemGray3
        keyboard.layer.cornerRadius = 12
        keyboard.isHidden = true
        view.addSubview(keyboard)
        addTool("Keys") { [weak self] in self?.toggleKeyboard() }
        addTool("Throw") { [weak self] in self?.keeper?.flies.toggle() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        keyboard.frame = CGRect(
            x: bounds.maxX - 220, y: bounds.midY - 80, width: 220, height: 160)
    }

    private func toggleKeyboard() {
        keyboard.isHidden.toggle()
        keeper?.keyboard = keyboard.isHidden ? nil : keyboard.convert(keyboard.bounds, to: nil)
    }
}
