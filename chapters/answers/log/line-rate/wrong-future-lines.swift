guard let first = times.first else { return 0 }
return Double(times.filter { now - $0 < 10 }.count) / min(max(now - first, 1), 10)
