// Counts only those that take the bar.
let takers = presented.filter { !$0.isLeaving && ($0.presentation == .fullScreen || $0.captures) }
return takers.indices.last
