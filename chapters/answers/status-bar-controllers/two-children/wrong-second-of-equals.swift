let areas = frames.map { frame in
    let covered = frame.intersection(bar)
    return covered.width * covered.height
}
return (areas[1] >= areas[0] ? 1 : 0, hidesBar[0] && !hidesBar[1] ? 1 : 0)
