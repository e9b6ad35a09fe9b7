// Divides by the age of the first recent line, also in an old log.
let recent = times.filter { $0 <= now && now - $0 < 10 }
guard let first = recent.first else { return 0 }
return Double(recent.count) / min(max(now - first, 1), 10)
