// Forgets that a hidden window is not next.
let candidates = windows.reversed().filter { $0 !== leaving && $0.canBecomeKey }
return candidates.sorted { $0.windowLevel > $1.windowLevel }.first
