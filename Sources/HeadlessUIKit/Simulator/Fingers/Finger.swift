@_spi(Simulator) import UIKit

/// A finger on the screen, from `press(at:)` to `lift()`.
///
/// Points are in the coordinates of the screen. The finger's touches are delivered by `UIApplication.sendEvent(_:)`.
///
/// - Source: https://developer.apple.com/documentation/uikit/uitouch
/// - Source: https://developer.apple.com/documentation/uikit/uiapplication/sendevent(_:)
@MainActor
public final class Finger {
    let number: Int
    let phone: Phone
    public private(set) var location: CGPoint
    public private(set) var isOnScreen = true

    init(at location: CGPoint, on phone: Phone) {
        self.location = location
        self.phone = phone
        number = phone.newFinger()
    }

    public func move(to point: CGPoint) {
        moveFingers([self: point])
    }

    public func lift() {
        liftFingers([self])
    }

    var pressing: FingerChange { FingerChange(finger: number, action: .press(location)) }

    func moving(to point: CGPoint) -> FingerChange {
        precondition(isOnScreen, "a finger that was lifted cannot move: press again")
        location = point
        return FingerChange(finger: number, action: .move(point))
    }

    func lifting() -> FingerChange {
        precondition(isOnScreen, "a finger that was lifted cannot lift again")
        isOnScreen = false
        return FingerChange(finger: number, action: .lift)
    }
}
