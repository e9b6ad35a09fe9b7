// Names those that do not take the bar, and forgets some.
let staying = presented.prefix { !$0.isLeaving }
return staying.lastIndex {
    ($0.presentation != .pageSheet && $0.presentation != .overFullScreen) || $0.captures
}
