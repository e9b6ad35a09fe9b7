return CGPoint(x: offset.x, y: 0)
