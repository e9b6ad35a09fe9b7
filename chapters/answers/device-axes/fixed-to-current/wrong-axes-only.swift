// Exchanges the axes and forgets where the origin has gone.
return orientation.isLandscape ? CGPoint(x: point.y, y: point.x) : point
