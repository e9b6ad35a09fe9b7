var left = rect
for frame in frames {
    left = left.intersection(CGRect(origin: .zero, size: frame.size))
    if left.isNull { return nil }
    left = left.offsetBy(dx: frame.minX, dy: frame.minY)
}
return left.size == .zero || rect.isEmpty ? nil : left
