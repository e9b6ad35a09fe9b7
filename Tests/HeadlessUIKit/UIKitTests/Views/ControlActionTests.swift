import Testing
import UIKit

@MainActor @Suite struct ControlActionTests {
    private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    private let log = Log()

    @MainActor
    final class Log {
        var lines: [String] = []

        func action(_ name: String, identifier: UIAction.Identifier? = nil) -> UIAction {
            UIAction(identifier: identifier) { [unowned self] _ in lines.append(name) }
        }
    }

    @Test func `an action waits for its events`() {
        control.addAction(log.action("a"), for: [.valueChanged, .editingChanged])
        control.sendActions(for: .touchUpInside)
        #expect(log.lines.isEmpty)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .editingChanged)
        #expect(log.lines == ["a", "a"])
    }

    @Test func `actions are performed in the order they were added, each once`() {
        for name in ["a", "b", "c"] {
            control.addAction(log.action(name), for: .allEvents)
        }
        control.sendActions(for: [.touchDown, .valueChanged])
        #expect(log.lines == ["a", "b", "c"])
    }

    @Test func `an action replaces one with its identifier`() {
        control.addAction(log.action("old", identifier: .init("x")), for: .valueChanged)
        control.addAction(log.action("new", identifier: .init("x")), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.lines == ["new"])
    }

    @Test func `actions without an identifier are all different`() {
        #expect(log.action("a").identifier != log.action("a").identifier)
    }

    @Test func `an action goes event by event`() {
        let action = log.action("a")
        control.addAction(action, for: [.valueChanged, .touchDown])
        control.removeAction(action, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(log.lines.isEmpty)
        control.sendActions(for: .valueChanged)
        #expect(log.lines == ["a"])
        control.removeAction(identifiedBy: action.identifier, for: .allEvents)
        control.sendActions(for: .valueChanged)
        #expect(log.lines == ["a"])
    }

    @Test func `the sender is the control, while the action is performed`() {
        var sender: Any?
        let action = UIAction { sender = $0.sender }
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(sender as? UIControl === control)
        #expect(action.sender == nil)
    }

    @Test func `every action passes through sendAction`() {
        final class Deaf: UIControl {
            var count = 0
            override func sendAction(_ action: UIAction) { count += 1 }
        }
        let deaf = Deaf(frame: .zero, primaryAction: log.action("a"))
        deaf.sendActions(for: .primaryActionTriggered)
        #expect(deaf.count == 1 && log.lines.isEmpty)
    }

    @Test func `the state tells what a control is`() {
        #expect(control.state == .normal)
        control.isEnabled = false
        control.isSelected = true
        control.isHighlighted = true
        #expect(control.state == [.disabled, .selected, .highlighted])
    }
}
