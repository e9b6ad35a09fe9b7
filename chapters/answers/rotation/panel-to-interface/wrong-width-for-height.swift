// Measures from the panel's width where its height is the interface's width.
switch orientation {
case .portraitUpsideDown: return CGPoint(x: panel.width - point.x, y: panel.height - point.y)
case .landscapeLeft: return CGPoint(x: panel.width - point.y, y: point.x)
case .landscapeRight: return CGPoint(x: point.y, y: panel.width - point.x)
default: return point
}
