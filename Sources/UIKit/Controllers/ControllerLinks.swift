/// The references of a controller to those that own it: the only weak ones a controller has.
struct ControllerLinks {
    weak var parent: UIViewController?
    weak var presenter: UIViewController?
}
