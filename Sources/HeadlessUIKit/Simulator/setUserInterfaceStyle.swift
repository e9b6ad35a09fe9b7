@_spi(Simulator) import UIKit

/// The user switches the current device to light or dark, from iOS 13 on.
///
/// Whoever has other traits then is told of it, from the screen inwards, and all windows are laid out.
@MainActor
public func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    UIApplication.shared.setUserInterfaceStyle(style)
}

/// The user chooses another size of text on the current device.
///
/// Whoever has other traits then is told of it, and `UIContentSizeCategory.didChangeNotification` is posted.
@MainActor
public func setContentSizeCategory(_ category: UIContentSizeCategory) {
    UIApplication.shared.setContentSizeCategory(category)
}
