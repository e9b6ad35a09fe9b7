// Compares the heights in the bar, and not the areas.
let heights = frames.map { $0.intersection(bar).height }
return (heights[1] > heights[0] ? 1 : 0, hidesBar[0] && !hidesBar[1] ? 1 : 0)
