// Flies on for a second at full speed.
return BallPosition(
    nearestTo: CGPoint(x: center.x + velocity.x, y: center.y + velocity.y), in: area)
