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
