/// The references of a view to those above it, which own it: the only weak ones a view has.
struct ViewLinks {
    weak var superview: UIView?
    weak var controller: UIViewController?
}
