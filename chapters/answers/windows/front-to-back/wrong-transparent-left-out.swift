return windows.filter { !$0.isHidden && $0.alpha > 0 }.reversed()
    .sorted { $0.windowLevel.rawValue > $1.windowLevel.rawValue }
