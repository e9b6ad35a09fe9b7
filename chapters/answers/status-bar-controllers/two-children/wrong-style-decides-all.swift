let areas = frames.map { frame in
    let covered = frame.intersection(bar)
    return covered.width * covered.height
}
let style = areas[1] > areas[0] ? 1 : 0
return (style, style)
