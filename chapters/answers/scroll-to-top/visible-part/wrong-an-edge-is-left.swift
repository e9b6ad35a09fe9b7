var part = rect
for frame in frames {
    part = part.intersection(CGRect(origin: .zero, size: frame.size))
    if part.isNull { return nil }
    part = part.offsetBy(dx: frame.minX, dy: frame.minY)
}
return part.size == .zero || rect.isEmpty ? nil : part
