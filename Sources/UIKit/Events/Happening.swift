/// Something that the phone noticed, for whoever listens outside of UIKit.
@_spi(Simulator)
public enum Happening {
    case posted(Notification.Name, by: NSObject)
    /// A view is about to hear of a touch.
    case touch(UITouch, in: UIView)
    case becameFirst(UIResponder)
    case resignedFirst(UIResponder)
    case statusBarTap
}

extension UIApplication {
    func report(_ happening: Happening) {
        phone?.report(happening)
    }
}
