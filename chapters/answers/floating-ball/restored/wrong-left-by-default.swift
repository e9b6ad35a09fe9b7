let side = BallPosition.Side(rawValue: stored["side"] as? String ?? "left") ?? .left
let fraction = stored["fraction"] as? Double ?? 0.5
return BallPosition(side: side, fraction: fraction.isFinite ? min(max(fraction, 0), 1) : 0.5)
