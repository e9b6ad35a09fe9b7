var areas: [CGFloat] = []
for frame in frames {
    let width = max(0, min(frame.maxX, bar.maxX) - max(frame.minX, bar.minX))
    let height = max(0, min(frame.maxY, bar.maxY) - max(frame.minY, bar.minY))
    areas.append(width * height)
}
let hiding = hidesBar == [true, false] ? 1 : 0
return (areas[0] < areas[1] ? 1 : 0, hiding)
