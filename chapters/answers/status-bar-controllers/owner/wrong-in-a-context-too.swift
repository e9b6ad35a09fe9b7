// What covers its context counts as full screen.
let staying = presented.prefix { !$0.isLeaving }
return staying.lastIndex {
    $0.presentation == .fullScreen || $0.presentation == .currentContext || $0.captures
}
