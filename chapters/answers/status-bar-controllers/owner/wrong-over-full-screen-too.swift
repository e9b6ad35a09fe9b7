// What covers everything does not therefore decide.
let staying = presented.prefix { !$0.isLeaving }
return staying.lastIndex {
    $0.presentation == .fullScreen || $0.presentation == .overFullScreen || $0.captures
}
