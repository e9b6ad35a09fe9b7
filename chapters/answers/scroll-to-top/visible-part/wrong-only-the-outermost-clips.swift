var part = rect
for frame in frames { part = part.offsetBy(dx: frame.minX, dy: frame.minY) }
if let last = frames.last { part = part.intersection(last) }
return part.isEmpty ? nil : part
