// Lets the middle go to the left and to the top.
return CGPoint(
    x: point.x <= rect.midX ? rect.minX : rect.maxX,
    y: point.y <= rect.midY ? rect.minY : rect.maxY)
