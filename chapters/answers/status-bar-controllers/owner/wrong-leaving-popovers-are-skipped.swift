// A capturing one that leaves is skipped, and what lies over it counts.
let staying = presented.prefix { !$0.isLeaving || $0.presentation != .fullScreen }
    .map { ($0, $0.presentation == .fullScreen || $0.captures) }
return staying.lastIndex { !$0.0.isLeaving && $0.1 }
