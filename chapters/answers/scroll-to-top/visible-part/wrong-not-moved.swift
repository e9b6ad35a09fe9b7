var part = rect
for frame in frames {
    part = part.intersection(CGRect(origin: .zero, size: frame.size))
    if part.isEmpty { return nil }
}
return part
