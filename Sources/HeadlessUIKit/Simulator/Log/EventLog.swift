@_spi(Simulator) import UIKit

/// A log of the events on the current device since the log's creation, in order.
///
/// It records notifications, touches as views receive them, changes of the first responder, taps on the status bar,
/// URLs that the app opens, accessibility notifications, and haptic feedback.
@MainActor
public final class EventLog {
    public private(set) var events: [PhoneEvent] = []
    private let names: KeyValuePairs<String, NSObject>

    /// Creates a log of the current device.
    ///
    /// - Parameter names: The names of the test's objects in the log. Other objects are named after their type.
    public init(_ names: KeyValuePairs<String, NSObject> = [:]) {
        let phone = Phone.required(by: "EventLog")
        self.names = names
        phone.listeners.append { [weak self] in self?.note($0) }
    }

    /// The events, one line each.
    public var lines: [String] { events.map(\.description) }

    /// Removes the events recorded so far.
    public func clear() {
        events = []
    }

    private func note(_ event: Phone.Event) {
        events.append(entry(for: event))
    }

    private func entry(for event: Phone.Event) -> PhoneEvent {
        switch event {
        case .posted(let name, let object):
            .init(.notification(PhoneEvent.displayName(ofNotification: name.rawValue)), call(object))
        case .touch(let touch, let view): .init(.touch(touch.phase), call(view))
        case .becameFirst(let responder): .init(.becameFirstResponder, call(responder))
        case .resignedFirst(let responder): .init(.resignedFirstResponder, call(responder))
        case .statusBarTap: .init(.tap, "status bar")
        case .feedback(let feedback): .init(.feedback, feedback)
        case .opened(let url): .init(.opened, url.absoluteString)
        case .accessibility(let notification, let argument):
            .init(.accessibility(name(of: notification, argument)), description(of: argument))
        }
    }

    /// Returns the argument of an accessibility notification: a text unchanged, an object by its name.
    private func description(of argument: Any?) -> String {
        switch argument {
        case nil: "nothing"
        case let text as String: text
        case let text as NSAttributedString: text.string
        case let object as NSObject: call(object)
        case let other?: "\(other)"
        }
    }

    /// Returns the name of an accessibility notification, and whether it waits until VoiceOver has spoken.
    private func name(of notification: UIAccessibility.Notification, _ argument: Any?) -> String {
        guard let text = argument as? NSAttributedString, text.length > 0 else { return notification.displayName }
        let value = text.attribute(.accessibilitySpeechQueueAnnouncement, at: 0, effectiveRange: nil)
        let isQueued = value as? Bool ?? (value as? NSNumber)?.boolValue ?? false
        return (isQueued ? "queued " : "") + notification.displayName
    }

    private func call(_ object: NSObject) -> String {
        names.first { $0.value === object }?.key ?? "\(type(of: object))"
    }
}
