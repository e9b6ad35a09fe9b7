let covered = keyboard.insetBy(dx: -30, dy: -30)
guard !keyboard.isEmpty, abs(center.x - keyboard.midX) < covered.width / 2,
    abs(center.y - keyboard.midY) < covered.height / 2
else { return center }
return CGPoint(x: center.x, y: center.y <= keyboard.midY ? covered.minY : covered.maxY)
