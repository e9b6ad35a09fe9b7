/// The application's reference to a window: the only weak one it has.
struct WindowReference {
    weak var window: UIWindow?
}
