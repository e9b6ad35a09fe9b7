@_spi(Simulator) import UIKit

/// Puts a finger on the screen of the current device.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)
@MainActor
public func press(at point: CGPoint) -> Finger {
    pressFingers(at: [point])[0]
}

/// Puts several fingers on the screen at the same moment.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiresponder/touchesbegan(_:with:)
@MainActor
public func pressFingers(at points: [CGPoint]) -> [Finger] {
    let phone = Phone.required(by: "pressFingers(at:)")
    let fingers = points.map { Finger(at: $0, on: phone) }
    phone.handle(fingers.map(\.pressing))
    return fingers
}
