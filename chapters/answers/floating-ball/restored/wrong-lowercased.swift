guard let name = stored["side"] as? String,
    let side = BallPosition.Side(rawValue: name.lowercased())
else { return nil }
guard let fraction = stored["fraction"] as? Double, !fraction.isNaN else {
    return BallPosition(side: side, fraction: 0.5)
}
return BallPosition(side: side, fraction: min(max(fraction, 0), 1))
