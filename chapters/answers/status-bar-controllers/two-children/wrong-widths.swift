// Compares the widths in the bar, and not the areas.
let widths = frames.map { $0.intersection(bar).width }
return (widths[1] > widths[0] ? 1 : 0, hidesBar[0] && !hidesBar[1] ? 1 : 0)
