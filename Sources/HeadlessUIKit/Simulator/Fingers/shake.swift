@_spi(Simulator) import UIKit

/// Shakes the phone. The first responder of the key window and the responders after it in the chain receive the motion
/// events.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiresponder/motionended(_:with:)
/// - Differs: On a phone, a motion that lasts too long is canceled, and `motionCancelled(_:with:)` is called.
@MainActor
public func shake() {
    UIApplication.shared.shake()
}
