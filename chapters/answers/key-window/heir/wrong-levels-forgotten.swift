// Whoever was shown last.
return windows.last { $0 !== leaving && !$0.isHidden && $0.canBecomeKey }
