import UIKit

/// The callbacks that the controllers of a test received, in order, such as "A willAppear".
@MainActor
final class Callbacks {
    var lines: [String] = []

    /// Returns the recorded lines and removes them.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A controller that logs its appearance callbacks.
class LoggedController: UIViewController {
    let name: String
    let log: Callbacks
    var onEvent: (String) -> Void = { _ in }

    init(_ name: String, _ log: Callbacks) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func note(_ event: String) {
        log.lines.append("\(name) \(event)")
        onEvent(event)
    }

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

/// Returns a visible key window with a root view controller.
@MainActor
func shownWindow(_ root: UIViewController) -> UIWindow {
    let window = newWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
}
