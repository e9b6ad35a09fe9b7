// What leaves is skipped, and what lies over it counts.
return presented.lastIndex { !$0.isLeaving && ($0.presentation == .fullScreen || $0.captures) }
