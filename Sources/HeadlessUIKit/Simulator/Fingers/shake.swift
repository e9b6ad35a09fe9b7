@_spi(Simulator) import UIKit

/// Shakes the phone: the first responder of the key window hears of it, and who comes after it in the chain.
@MainActor
public func shake() {
    UIApplication.shared.shake()
}
