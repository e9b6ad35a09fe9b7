return CGPoint(x: -inset.left, y: min(offset.y, -inset.top))
