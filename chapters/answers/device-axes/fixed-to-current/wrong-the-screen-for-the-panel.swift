// Asks the screen, and does not look at the screen that is given.
let screen = CGSize(width: 375, height: 667)
switch orientation {
case .portraitUpsideDown: return CGPoint(x: screen.width - point.x, y: screen.height - point.y)
case .landscapeLeft: return CGPoint(x: screen.height - point.y, y: point.x)
case .landscapeRight: return CGPoint(x: point.y, y: screen.width - point.x)
default: return point
}
