let fraction: CGFloat =
    switch stored["fraction"] as? Double {
    case .some(let number) where number.isNaN: 0.5
    case .some(..<0): 0
    case .some(1...): 1
    case .some(let number): number
    case nil: 0.5
    }
switch stored["side"] as? String {
case "left": return BallPosition(side: .left, fraction: fraction)
case "right": return BallPosition(side: .right, fraction: fraction)
default: return nil
}
