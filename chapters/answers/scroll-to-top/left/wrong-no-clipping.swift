var left = rect
for frame in frames { left = left.offsetBy(dx: frame.minX, dy: frame.minY) }
return left
