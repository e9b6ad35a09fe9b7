guard let name = stored["side"] as? String, let side = BallPosition.Side(rawValue: name),
    let fraction = stored["fraction"] as? Double, fraction.isFinite
else { return nil }
return BallPosition(side: side, fraction: min(max(fraction, 0), 1))
