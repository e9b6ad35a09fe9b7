// Half of a width is the middle only of a rectangle that begins at 0.
return CGPoint(
    x: point.x < rect.width / 2 ? rect.minX : rect.maxX,
    y: point.y < rect.height / 2 ? rect.minY : rect.maxY)
