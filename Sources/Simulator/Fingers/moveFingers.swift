@_spi(Simulator) import UIKit

/// Moves several fingers at the same moment.
@MainActor
public func moveFingers(_ moves: KeyValuePairs<Finger, CGPoint>) {
    moves.first?.key.phone.handle(moves.map { $0.key.moving(to: $0.value) })
}

/// Lifts several fingers at the same moment.
@MainActor
public func liftFingers(_ fingers: [Finger]) {
    fingers.first?.phone.handle(fingers.map { $0.lifting() })
}
