// Measures from the screen's width where its height is the interface's width.
switch orientation {
case .portraitUpsideDown: return CGPoint(x: screen.width - point.x, y: screen.height - point.y)
case .landscapeLeft: return CGPoint(x: screen.width - point.y, y: point.x)
case .landscapeRight: return CGPoint(x: point.y, y: screen.width - point.x)
default: return point
}
