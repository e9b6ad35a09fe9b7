/// The registration of a window with its application, which ends when the window is deallocated.
///
/// The window owns its registration. It is a separate class, because a `deinit` on the main actor in `UIWindow` changes
/// the code that the compiler accepts in subclasses.
@MainActor
final class WindowRegistration {
    let application: UIApplication
    let id: WindowID

    init(in application: UIApplication, scene: UIWindowScene?) {
        self.application = application
        id = application.register(in: scene)
    }

    isolated deinit {
        application.unregister(id)
    }
}

/// The windows of an application.
@MainActor
private final class WindowList {
    /// A weak reference to a window.
    struct Reference {
        weak var window: UIWindow?
    }

    var stack: WindowStack
    /// The windows keyed by identifier. The references are weak, so a window is deallocated with its last outside
    /// reference.
    var references: [WindowID: Reference] = [:]

    init(rules: Phone.SceneRules) {
        stack = WindowStack(rules: rules)
    }
}

extension UIApplication {
    private var windowList: WindowList {
        states[WindowList.self, default: WindowList(rules: screen.hardware.scenes)]
    }

    /// The order and the state of the windows.
    var stack: WindowStack {
        get { windowList.stack }
        set { windowList.stack = newValue }
    }

    func window(_ id: WindowID) -> UIWindow? {
        windowList.references[id]?.window
    }

    func register(in scene: UIWindowScene?) -> WindowID {
        stack.add(to: scene?.id)
    }

    func connect(_ window: UIWindow) {
        windowList.references[window.registration.id] = WindowList.Reference(window: window)
        window.setNeedsTraitUpdate()
    }

    /// Removes a window whose last reference has been released.
    ///
    /// If it was key, another window may become key. No notification is posted.
    func unregister(_ id: WindowID) {
        windowList.references[id] = nil
        let hasSuccessor = stack.keys.contains(id) && screen.hardware.releasedKeyWindowHasSuccessor
        let next = hasSuccessor ? nextKeyWindow(after: id) : nil
        stack.remove(id)
        guard let phone else { return }
        // Task-local values aren't available in a `deinit`, and the view controllers that are queried may access the
        // device.
        CurrentPhone.$phone.withValue(phone) {
            if let next { stack.setKey(next.registration.id) }
            updateKeyboard()
            updateFromControllers()
        }
    }
}
