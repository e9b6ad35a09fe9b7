// Keeps the best so far; what was shown later wins at the same level.
var best: UIWindow?
for window in windows where window !== leaving && !window.isHidden && window.canBecomeKey {
    if let level = best?.windowLevel, window.windowLevel < level { continue }
    best = window
}
return best
