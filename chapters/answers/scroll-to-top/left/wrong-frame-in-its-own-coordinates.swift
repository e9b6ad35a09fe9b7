// Takes the frame for the bounds: they begin elsewhere.
var left = rect
for frame in frames {
    left = left.intersection(frame)
    if left.isEmpty { return nil }
    left = left.offsetBy(dx: frame.minX, dy: frame.minY)
}
return left
