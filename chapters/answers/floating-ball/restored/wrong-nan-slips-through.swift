// `min` and `max` let what is no number through, or not, as its place in the call wants it.
guard let name = stored["side"] as? String, let side = BallPosition.Side(rawValue: name) else {
    return nil
}
let fraction = stored["fraction"] as? Double ?? 0.5
return BallPosition(side: side, fraction: max(min(fraction, 1), 0))
