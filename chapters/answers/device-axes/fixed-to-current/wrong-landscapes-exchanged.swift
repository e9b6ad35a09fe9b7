switch orientation {
case .portraitUpsideDown: return CGPoint(x: screen.width - point.x, y: screen.height - point.y)
case .landscapeRight: return CGPoint(x: screen.height - point.y, y: point.x)
case .landscapeLeft: return CGPoint(x: point.y, y: screen.width - point.x)
default: return point
}
