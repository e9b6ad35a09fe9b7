var best: UIWindow?
var level = UIWindow.Level.normal
for window in windows where window !== leaving && !window.isHidden && window.canBecomeKey {
    guard window.windowLevel >= level else { continue }
    (best, level) = (window, window.windowLevel)
}
return best
