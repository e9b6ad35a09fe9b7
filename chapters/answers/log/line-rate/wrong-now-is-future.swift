let past = times.filter { $0 < now }
guard let first = past.first else { return 0 }
return Double(past.filter { now - $0 < 10 }.count) / min(max(now - first, 1), 10)
