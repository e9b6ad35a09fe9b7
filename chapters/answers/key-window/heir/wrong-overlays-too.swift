// Forgets that a window may refuse.
let candidates = windows.reversed().filter { $0 !== leaving && !$0.isHidden }
return candidates.sorted { $0.windowLevel > $1.windowLevel }.first
