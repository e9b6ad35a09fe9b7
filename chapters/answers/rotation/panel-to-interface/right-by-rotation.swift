// Turns the point about the middle of the panel, and moves the middle to that of the interface.
let size = orientation.isLandscape ? CGSize(width: panel.height, height: panel.width) : panel
let angle = -orientation.up.clockwise.angle
let (x, y) = (point.x - panel.width / 2, point.y - panel.height / 2)
return CGPoint(
    x: x * cos(angle) - y * sin(angle) + size.width / 2, y: x * sin(angle) + y * cos(angle) + size.height / 2)
