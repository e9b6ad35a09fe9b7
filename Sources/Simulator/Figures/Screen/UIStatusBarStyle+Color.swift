extension UIStatusBarStyle {
    /// The colour of the time and the battery; nil while the system chooses by what lies below.
    ///
    /// The default was dark before iOS 13; from then on it is dark on a light interface and light on a dark one (Apple's
    /// header); from iOS 17 on it keeps a contrast with what lies below (Apple, "What's new in UIKit", 2023).
    func color(on system: Device.System, interface: UIUserInterfaceStyle) -> UIColor? {
        switch self {
        case .lightContent: .white
        case .darkContent: .black
        case .default where system >= .iOS17: nil
        case .default: interface == .dark ? .white : .black
        }
    }
}
