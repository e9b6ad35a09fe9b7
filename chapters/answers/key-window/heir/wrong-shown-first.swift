// Within a level the earliest.
let candidates = windows.filter { $0 !== leaving && !$0.isHidden && $0.canBecomeKey }
return candidates.sorted { $0.windowLevel > $1.windowLevel }.first
