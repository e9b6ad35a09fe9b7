// Takes the frame for the bounds: they begin elsewhere.
var part = rect
for frame in frames {
    part = part.intersection(frame)
    if part.isEmpty { return nil }
    part = part.offsetBy(dx: frame.minX, dy: frame.minY)
}
return part
