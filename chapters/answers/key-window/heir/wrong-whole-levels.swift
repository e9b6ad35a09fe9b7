// Takes 0.1 and 0.2 for one level.
let candidates = windows.reversed().filter {
    $0 !== leaving && !$0.isHidden && $0.canBecomeKey
}
return candidates.sorted { Int($0.windowLevel.rawValue) > Int($1.windowLevel.rawValue) }.first
