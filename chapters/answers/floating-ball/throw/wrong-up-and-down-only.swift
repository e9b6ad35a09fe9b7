return BallPosition(nearestTo: CGPoint(x: center.x, y: center.y + velocity.y / 2), in: area)
