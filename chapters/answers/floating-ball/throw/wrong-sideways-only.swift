return BallPosition(nearestTo: CGPoint(x: center.x + velocity.x / 2, y: center.y), in: area)
