// Asks the wrong coordinate for each.
return CGPoint(
    x: point.y < rect.midY ? rect.minX : rect.maxX,
    y: point.x < rect.midX ? rect.minY : rect.maxY)
