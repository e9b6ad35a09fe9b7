return windows.filter { !$0.isHidden && $0.windowScene != nil }.reversed()
    .sorted { $0.windowLevel.rawValue > $1.windowLevel.rawValue }
