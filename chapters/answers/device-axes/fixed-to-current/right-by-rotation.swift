// Turns the point about the middle of the screen, and moves the middle to that of the interface.
let size = orientation.isLandscape ? CGSize(width: screen.height, height: screen.width) : screen
let angle = -orientation.up.clockwise.angle
let (x, y) = (point.x - screen.width / 2, point.y - screen.height / 2)
return CGPoint(
    x: x * cos(angle) - y * sin(angle) + size.width / 2, y: x * sin(angle) + y * cos(angle) + size.height / 2)
