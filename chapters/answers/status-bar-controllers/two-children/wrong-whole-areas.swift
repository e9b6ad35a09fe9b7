// Compares the whole children.
let areas = frames.map { $0.width * $0.height }
return (areas[1] > areas[0] ? 1 : 0, hidesBar[0] && !hidesBar[1] ? 1 : 0)
