return (frames[0].intersects(bar) ? 0 : 1, hidesBar[0] && !hidesBar[1] ? 1 : 0)
