// Corrects the fraction of the left side only.
guard let name = stored["side"] as? String, let side = BallPosition.Side(rawValue: name) else {
    return nil
}
let fraction = stored["fraction"] as? Double ?? 0.5
if side == .right { return BallPosition(side: side, fraction: fraction) }
return BallPosition(side: side, fraction: fraction.isNaN ? 0.5 : min(max(fraction, 0), 1))
