@_spi(Simulator) import UIKit

/// Changes the current device's interface style to light or dark, as the user does with iOS 13 and later.
///
/// Objects whose traits change are notified, from the screen to its descendants, and all windows are laid out.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollectiondidchange(_:)
@MainActor
public func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    UIApplication.shared.setUserInterfaceStyle(style)
}

/// Changes the text size of the current device, as the user does.
///
/// Objects whose traits change are notified, and UIKit posts `UIContentSizeCategory.didChangeNotification`.
///
/// - Source: https://developer.apple.com/documentation/uikit/uicontentsizecategory/didchangenotification
@MainActor
public func setContentSizeCategory(_ category: UIContentSizeCategory) {
    UIApplication.shared.setContentSizeCategory(category)
}
