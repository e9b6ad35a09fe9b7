// Asks the screen, and does not look at the panel that is given.
let panel = CGSize(width: 375, height: 667)
switch orientation {
case .portraitUpsideDown: return CGPoint(x: panel.width - point.x, y: panel.height - point.y)
case .landscapeLeft: return CGPoint(x: panel.height - point.y, y: point.x)
case .landscapeRight: return CGPoint(x: point.y, y: panel.width - point.x)
default: return point
}
