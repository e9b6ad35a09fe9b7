import UIKit

/// The callbacks that the controllers of a test received, in order, such as "A willAppear".
@MainActor
package final class Callbacks {
    package var lines: [String] = []

    package init() {}

    /// Returns the recorded lines and removes them.
    package func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A controller that logs its appearance callbacks.
open class LoggedController: UIViewController {
    package let name: String
    package let log: Callbacks
    package var onEvent: (String) -> Void = { _ in }

    package init(_ name: String, _ log: Callbacks) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    package func note(_ event: String) {
        log.lines.append("\(name) \(event)")
        onEvent(event)
    }

    open override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    open override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    open override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    open override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    open override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
}

/// Returns a visible key window with a root view controller.
@MainActor
package func shownWindow(_ root: UIViewController) -> UIWindow {
    let window = newWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
}
