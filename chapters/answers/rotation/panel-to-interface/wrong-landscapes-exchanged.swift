switch orientation {
case .portraitUpsideDown: return CGPoint(x: panel.width - point.x, y: panel.height - point.y)
case .landscapeRight: return CGPoint(x: panel.height - point.y, y: point.x)
case .landscapeLeft: return CGPoint(x: point.y, y: panel.width - point.x)
default: return point
}
