import Synchronization

/// The states of the subsystems of one phone or one app, such as the keyboard or the status bar.
///
/// A subsystem declares a class for its state in its own folder, with a property that returns the state:
///
///     @MainActor
///     final class StatusBarState {
///         var isHidden = false
///     }
///
///     extension UIApplication {
///         var statusBar: StatusBarState { states[StatusBarState.self, default: StatusBarState()] }
///     }
///
/// The phone and the app therefore don't name the subsystems whose states they store. The first access creates a state,
/// and the storage keeps it for its own lifetime.
///
/// A lock protects the storage, because apps may use some subsystems on any thread. In an optimized build, an access
/// takes about as long as that of a task-local value. Code that needs a state for each view of a hierarchy should read
/// it once.
final class StateStorage: Sendable {
    private let states = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

    /// Returns the only state of a class. If there is none, the default value is stored.
    subscript<State: AnyObject & Sendable>(
        type: State.Type, default makeState: @autoclosure () -> State
    ) -> State {
        let id = ObjectIdentifier(type)
        if let state = states.withLock({ $0[id] }) { return unsafeDowncast(state, to: State.self) }
        // The lock isn't held meanwhile, because a new state may need other ones.
        let new = makeState()
        let stored = states.withLock { states in
            if let state = states[id] { return state }
            states[id] = new
            return new
        }
        return unsafeDowncast(stored, to: State.self)
    }

    /// Makes the states release the objects of the app, because the phone no longer exists.
    @MainActor
    func releaseAppObjects() {
        for case let state as any AppObjectOwner in states.withLock({ Array($0.values) }) { state.releaseAppObjects() }
    }
}

/// A state that refers to objects of the app, such as delegates and views, which refer to the app in turn.
@MainActor
protocol AppObjectOwner: AnyObject {
    /// Releases the objects, because the phone no longer exists.
    func releaseAppObjects()
}
