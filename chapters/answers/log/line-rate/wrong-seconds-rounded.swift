let past = times.filter { $0 <= now }
guard let first = past.first else { return 0 }
let recent = past.filter { now - $0 < 10 }
return Double(recent.count) / min(max((now - first).rounded(), 1), 10)
