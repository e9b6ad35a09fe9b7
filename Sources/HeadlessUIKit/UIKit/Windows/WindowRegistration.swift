/// A window's place in its application, given back when the window is no more.
///
/// The window owns it, so it ends with the window; a class of its own, because a `deinit` on the main actor in
/// `UIWindow` would change what the compiler accepts in its subclasses.
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

/// The application's reference by which it knows a window without owning it.
struct WeakWindow {
    weak var window: UIWindow?
}

extension UIApplication {
    func window(_ id: WindowID) -> UIWindow? {
        windowReferences[id]?.window
    }

    func register(in scene: UIWindowScene?) -> WindowID {
        stack.add(to: scene?.id)
    }

    func connect(_ window: UIWindow) {
        windowReferences[window.registration.id] = WeakWindow(window: window)
        window.traitsMayDiffer()
    }

    /// A window's last reference was released.
    ///
    /// Measured on iOS 12.4 by the author of the article on windows: if it was key, the frontmost visible window is
    /// key now, and no notification says so. From iOS 9 on others report that none is key (openradar-mirror 8828).
    func unregister(_ id: WindowID) {
        windowReferences[id] = nil
        let next = stack.keys.contains(id) ? nextKeyWindow(after: id) : nil
        stack.remove(id)
        guard let phone else { return }
        // No task-local reaches into a `deinit`, and the controllers that are asked may ask for the device.
        CurrentPhone.$phone.withValue(phone) {
            if let next { stack.setKey(next.registration.id) }
            updateKeyboard()
            askControllers()
        }
    }
}
