// `>=` is no order: two windows of one level would each stand before the other.
return windows.filter { !$0.isHidden }.sorted { $0.windowLevel.rawValue >= $1.windowLevel.rawValue }
