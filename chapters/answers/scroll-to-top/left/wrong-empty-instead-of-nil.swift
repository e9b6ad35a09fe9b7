var left = rect
for frame in frames {
    left = left.intersection(CGRect(origin: .zero, size: frame.size))
    left = left.offsetBy(dx: frame.minX, dy: frame.minY)
}
return left
