// The bar doesn't always begin at the corner of the container.
let strip = CGRect(origin: .zero, size: bar.size)
let areas = frames.map { frame in
    let covered = frame.intersection(strip)
    return covered.width * covered.height
}
return (areas[1] > areas[0] ? 1 : 0, hidesBar[0] && !hidesBar[1] ? 1 : 0)
