var left = rect
for frame in frames {
    left = left.intersection(CGRect(origin: .zero, size: frame.size))
    if left.isEmpty { return nil }
}
return left
