return presented.lastIndex { $0.style == .fullScreen || $0.captures }
