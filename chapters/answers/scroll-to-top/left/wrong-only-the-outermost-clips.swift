var left = rect
for frame in frames { left = left.offsetBy(dx: frame.minX, dy: frame.minY) }
if let last = frames.last { left = left.intersection(last) }
return left.isEmpty ? nil : left
