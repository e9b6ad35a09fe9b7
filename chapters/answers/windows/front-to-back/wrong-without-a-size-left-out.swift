return windows.filter { !$0.isHidden && !$0.bounds.isEmpty }.reversed()
    .sorted { $0.windowLevel.rawValue > $1.windowLevel.rawValue }
