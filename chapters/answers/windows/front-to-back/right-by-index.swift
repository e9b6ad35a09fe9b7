// Compares the place in the list where the levels are equal, in place of relying on a stable sort.
return windows.enumerated().filter { !$0.element.isHidden }.sorted { one, other in
    let (level, otherLevel) = (one.element.windowLevel.rawValue, other.element.windowLevel.rawValue)
    return level == otherLevel ? one.offset > other.offset : level > otherLevel
}.map(\.element)
