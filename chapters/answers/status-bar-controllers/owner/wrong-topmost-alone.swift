// Looks at the topmost one only.
guard let last = presented.last, !last.isLeaving else { return nil }
return last.presentation == .fullScreen || last.captures ? presented.count - 1 : nil
