// Takes points a second for points a thousandth.
let times = 1 / (1 - 0.998)
return BallPosition(
    nearestTo: CGPoint(x: center.x + velocity.x * times, y: center.y + velocity.y * times),
    in: area)
