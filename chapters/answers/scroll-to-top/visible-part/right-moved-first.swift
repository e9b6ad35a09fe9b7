let result = frames.reduce(rect) { part, frame in
    part.offsetBy(dx: frame.minX, dy: frame.minY).intersection(frame)
}
return result.isEmpty ? nil : result
