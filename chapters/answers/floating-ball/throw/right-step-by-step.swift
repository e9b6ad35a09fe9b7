var end = center
var step = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
while hypot(step.x, step.y) > 1e-9 {
    end = CGPoint(x: end.x + step.x, y: end.y + step.y)
    step = CGPoint(x: step.x * 0.998, y: step.y * 0.998)
}
return BallPosition(nearestTo: end, in: area)
