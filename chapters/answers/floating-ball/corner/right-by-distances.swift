let corners = [
    CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.minY),
]
return corners.min {
    hypot($0.x - point.x, $0.y - point.y) < hypot($1.x - point.x, $1.y - point.y)
}!
