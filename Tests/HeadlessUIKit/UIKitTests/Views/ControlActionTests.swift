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

    @Test func `an action is performed only for its events`() {
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

    @Test func `an action replaces an action with the same identifier`() {
        control.addAction(log.action("old", identifier: .init("x")), for: .valueChanged)
        control.addAction(log.action("new", identifier: .init("x")), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.lines == ["new"])
    }

    @Test func `actions created without an identifier have different identifiers`() {
        #expect(log.action("a").identifier != log.action("a").identifier)
    }

    @Test func `an action can be removed for one event or for all events`() {
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

    @Test func `an action's sender is the control only while the action is performed`() {
        var sender: Any?
        let action = UIAction { sender = $0.sender }
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(sender as? UIControl === control)
        #expect(action.sender == nil)
    }

    @Test func `every action is sent through sendAction(_:)`() {
        final class Recorder: UIControl {
            var count = 0
            override func sendAction(_ action: UIAction) { count += 1 }
        }
        let recorder = Recorder(frame: .zero, primaryAction: log.action("a"))
        recorder.sendActions(for: .primaryActionTriggered)
        #expect(recorder.count == 1 && log.lines.isEmpty)
    }

    @Test func `the state combines disabled, selected, and highlighted`() {
        #expect(control.state == .normal)
        control.isEnabled = false
        control.isSelected = true
        control.isHighlighted = true
        #expect(control.state == [.disabled, .selected, .highlighted])
    }
}
