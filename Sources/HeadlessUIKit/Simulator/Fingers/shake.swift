@_spi(Simulator) import UIKit

/// Shakes the phone. The first responder of the key window and the responders after it in the chain receive the motion
/// events.
@MainActor
public func shake() {
    UIApplication.shared.shake()
}
