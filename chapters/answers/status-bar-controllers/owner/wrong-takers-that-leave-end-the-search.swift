// Only what takes the bar ends the search when it leaves.
let staying = presented.prefix {
    !($0.isLeaving && ($0.presentation == .fullScreen || $0.captures))
}
return staying.lastIndex {
    !$0.isLeaving && ($0.presentation == .fullScreen || $0.captures)
}
