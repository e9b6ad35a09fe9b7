/// Drags one finger in a straight line, in moves of the same length, and lifts it. The clock doesn't advance.
///
/// - Source: https://developer.apple.com/documentation/uikit/handling-touches-in-your-view
@MainActor
public func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10) {
    precondition(steps > 0, "a drag has at least one move")
    let finger = press(at: start)
    for step in 1...steps {
        let part = CGFloat(step) / CGFloat(steps)
        finger.move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    finger.lift()
}
