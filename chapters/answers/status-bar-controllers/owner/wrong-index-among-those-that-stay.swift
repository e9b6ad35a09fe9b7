// Counts only those that take the bar.
let takers = presented.filter { !$0.isLeaving && ($0.style == .fullScreen || $0.captures) }
return takers.indices.last
