guard let name = stored["side"] as? String, let side = BallPosition.Side(rawValue: name) else {
    return nil
}
return BallPosition(side: side, fraction: stored["fraction"] as? Double ?? 0.5)
