/// Moves one finger in a straight line, at a constant speed of the phone's clock, and lifts it. Dragged content
/// decelerates.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscrollview/isdecelerating
@MainActor
public func swipe(
    from start: CGPoint, to end: CGPoint, in duration: Duration = .milliseconds(100), steps: Int = 10
) async {
    let finger = press(at: start)
    await moveFingers([(finger, start, end)], in: duration, steps: steps)
    finger.lift()
}

/// Moves two fingers in straight lines, at a constant speed of the phone's clock, and lifts them.
///
/// The fingers can move apart, together, or around each other.
///
/// - Source: https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer, and
///   https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer
@MainActor
public func pinch(
    from start: (CGPoint, CGPoint), to end: (CGPoint, CGPoint), in duration: Duration = .milliseconds(200),
    steps: Int = 10
) async {
    let fingers = pressFingers(at: [start.0, start.1])
    await moveFingers(
        [(fingers[0], start.0, end.0), (fingers[1], start.1, end.1)], in: duration, steps: steps)
    liftFingers(fingers)
}

@MainActor
private func moveFingers(
    _ paths: [(finger: Finger, start: CGPoint, end: CGPoint)], in duration: Duration, steps: Int
) async {
    precondition(steps > 0, "fingers make one move at least")
    for step in 1...steps {
        await PhoneClock.phone.advance(by: duration / steps)
        let part = CGFloat(step) / CGFloat(steps)
        moveFingers(
            paths.map { finger, start, end in
                (finger, CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            })
    }
}
