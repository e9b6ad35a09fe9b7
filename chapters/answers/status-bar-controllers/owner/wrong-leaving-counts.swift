return presented.lastIndex { $0.presentation == .fullScreen || $0.captures }
