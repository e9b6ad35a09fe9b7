/// A simulated phone. It owns UIKit's shared objects, and the simulator operates it.
///
/// The phone itself has a model, a clock, and the states of the subsystems. Extensions in the folders of the subsystems
/// declare the rest, such as `application` and `keyboardFrame`. API for the simulator that apps can't use is marked
/// `@_spi(Simulator)` at its declaration.
///
/// The current phone is task-local, so that each of several concurrent tests has its own phone.
@_spi(Simulator)
@MainActor
public final class Phone {
    public nonisolated static var current: Phone? { CurrentPhone.phone }

    /// The phone's hardware and settings when it started.
    nonisolated let hardware: Hardware
    public nonisolated let timeline = Timeline()
    nonisolated let states = StateStorage()

    /// Creates a phone without an app. See `init(_:)`.
    init(hardware: Hardware) {
        self.hardware = hardware
    }

    /// Releases the objects that the app owns, because delegates own windows, and windows own their application.
    isolated deinit {
        states.releaseAppObjects()
    }

    /// Returns the current phone. If there is none, the process stops with a message that explains the remedy.
    public nonisolated static func required(by caller: StaticString) -> Phone {
        guard let current else { isMissing(for: caller) }
        return current
    }

    /// Stops the process with a message that explains the remedy.
    public nonisolated static func isMissing(for caller: StaticString) -> Never {
        fatalError("\(caller) needs a device: run this inside the Simulator's `try await withDevice { … }`")
    }
}

/// The storage of the current phone. It's outside of `Phone`, so that it can be accessed off the main actor.
@_spi(Simulator)
public enum CurrentPhone {
    @TaskLocal public static var phone: Phone?
}
