// Limits the end before it looks for the side: right, but from half of the height.
let end = CGPoint(x: center.x + velocity.x / 2, y: area.rect.midY + velocity.y / 2)
return BallPosition(nearestTo: area.nearest(to: end), in: area)
