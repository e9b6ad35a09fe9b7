return BallPosition(nearestTo: center, in: area)
