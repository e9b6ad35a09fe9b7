let result = frames.reduce(rect) { left, frame in
    left.offsetBy(dx: frame.minX, dy: frame.minY).intersection(frame)
}
return result.isEmpty ? nil : result
