@_spi(Simulator) import UIKit

/// Presses the keys of a text, one after the other, "\n" for the return key; false if no keyboard shows.
///
/// A key that takes the keyboard away ends it: nothing is left to press.
@MainActor
@discardableResult
public func type(_ text: String) -> Bool {
    text.allSatisfy { Phone.required(by: "type(_:)").pressKey($0) }
}

/// Presses the key that deletes; false if no keyboard shows.
@MainActor
@discardableResult
public func pressDelete() -> Bool {
    Phone.required(by: "pressDelete()").pressDelete()
}

/// Where the keyboard is, in points of the screen; nil while it does not show.
@MainActor
public var keyboardFrame: CGRect? {
    Phone.required(by: "keyboardFrame").keyboardFrame
}
