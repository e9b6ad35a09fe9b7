let staying = presented.prefix { !$0.isLeaving }
return staying.firstIndex { $0.presentation == .fullScreen || $0.captures }
