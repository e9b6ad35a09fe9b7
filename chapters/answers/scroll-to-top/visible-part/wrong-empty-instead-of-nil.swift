var part = rect
for frame in frames {
    part = part.intersection(CGRect(origin: .zero, size: frame.size))
    part = part.offsetBy(dx: frame.minX, dy: frame.minY)
}
return part
