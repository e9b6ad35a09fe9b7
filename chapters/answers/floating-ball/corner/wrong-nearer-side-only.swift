// The side as for the chapter's ball, and the height as it was.
return CGPoint(x: point.x < rect.midX ? rect.minX : rect.maxX, y: point.y)
