extension UITouch {
    var isOver: Bool { phase == .ended || phase == .cancelled }

    func move(to point: CGPoint, at time: TimeInterval) {
        previousLocation = location
        location = point
        phase = .moved
        timestamp = time
    }

    func end(at time: TimeInterval) {
        previousLocation = location
        phase = .ended
        timestamp = time
    }
}
