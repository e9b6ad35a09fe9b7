import Foundation
import Simulator
import UIKit

// Runs the same small test of a view controller many times, as a suite of an app would: a device, a window, a view
// controller with constraints, layout, and a tap. `Benchmark` measures the process with one test and with a thousand.

/// A view controller with a label, a text field, and a button.
final class FormController: UIViewController {
    let button = UIButton(type: .system)
    private(set) var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "Name"
        let field = UITextField()
        field.borderStyle = .roundedRect
        button.setTitle("Send", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [label, field, button])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        ])
    }
}

@MainActor
func test() async throws {
    try await withDevice {
        guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }
        let controller = FormController()
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        tap(at: controller.button.convert(CGPoint(x: 5, y: 5), to: nil))
        precondition(controller.taps == 1)
    }
}

let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 1_000
for _ in 0..<count { try await test() }
