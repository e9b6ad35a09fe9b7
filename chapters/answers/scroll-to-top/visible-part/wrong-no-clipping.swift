var part = rect
for frame in frames { part = part.offsetBy(dx: frame.minX, dy: frame.minY) }
return part
