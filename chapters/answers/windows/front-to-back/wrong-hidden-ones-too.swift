// Forgets that a hidden window is behind nothing.
return windows.reversed().sorted { $0.windowLevel.rawValue > $1.windowLevel.rawValue }
