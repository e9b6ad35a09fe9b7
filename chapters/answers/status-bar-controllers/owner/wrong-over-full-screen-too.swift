// What covers everything does not therefore decide.
let staying = presented.prefix { !$0.isLeaving }
return staying.lastIndex {
    $0.style == .fullScreen || $0.style == .overFullScreen || $0.captures
}
