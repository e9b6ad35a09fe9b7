@_spi(Simulator) import UIKit

/// Moves several fingers at the same moment.
///
/// - Source: https://developer.apple.com/documentation/uikit/handling-touches-in-your-view
@MainActor
public func moveFingers(_ moves: KeyValuePairs<Finger, CGPoint>) {
    moveFingers(moves.map { ($0.key, $0.value) })
}

@MainActor
func moveFingers(_ moves: [(finger: Finger, point: CGPoint)]) {
    moves.first?.finger.phone.handle(moves.map { $0.finger.moving(to: $0.point) })
}

/// Lifts several fingers at the same moment.
///
/// - Source: https://developer.apple.com/documentation/uikit/handling-touches-in-your-view
@MainActor
public func liftFingers(_ fingers: [Finger]) {
    fingers.first?.phone.handle(fingers.map { $0.lifting() })
}
