guard let name = stored["side"] as? String, let side = BallPosition.Side(rawValue: name) else {
    return nil
}
let fraction = stored["fraction"] as? Double ?? 0.5
return BallPosition(side: side, fraction: fraction.isFinite ? min(max(fraction, 0), 1) : 0.5)
