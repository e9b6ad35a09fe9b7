// The one that leaves is the highest.
let candidates = windows.reversed().filter { !$0.isHidden && $0.canBecomeKey }
return candidates.sorted { $0.windowLevel > $1.windowLevel }.first
