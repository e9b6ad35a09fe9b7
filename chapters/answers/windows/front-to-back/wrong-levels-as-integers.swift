// Takes 0.1 and 0.2 for one level.
return windows.filter { !$0.isHidden }.reversed().sorted {
    Int($0.windowLevel.rawValue) > Int($1.windowLevel.rawValue)
}
