@_spi(Simulator) import UIKit

/// Presses the keys of a text, one after the other. `"\n"` is the return key.
///
/// Typing ends when a key dismisses the keyboard.
///
/// - Returns: `false` if no keyboard is shown, or if the app is in the background.
/// - Source: https://developer.apple.com/documentation/uikit/uikeyinput/inserttext(_:)
@MainActor
@discardableResult
public func type(_ text: String) -> Bool {
    text.allSatisfy { Phone.required(by: "type(_:)").pressKey($0) }
}

/// Presses the delete key.
///
/// - Returns: `false` if no keyboard is shown, or if the app is in the background.
/// - Source: https://developer.apple.com/documentation/uikit/uikeyinput/deletebackward()
@MainActor
@discardableResult
public func pressDelete() -> Bool {
    Phone.required(by: "pressDelete()").pressDelete()
}

/// The frame of the keyboard, in points of the screen, or `nil` while the keyboard isn't shown.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiresponder/keyboardframeenduserinfokey
@MainActor
public var keyboardFrame: CGRect? {
    Phone.required(by: "keyboardFrame").keyboardFrame
}
