return CGPoint(x: offset.x, y: inset.top)
