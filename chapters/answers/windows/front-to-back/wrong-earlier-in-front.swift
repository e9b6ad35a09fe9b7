// Keeps the order in which windows of one level were shown.
return windows.filter { !$0.isHidden }.sorted { $0.windowLevel.rawValue > $1.windowLevel.rawValue }
