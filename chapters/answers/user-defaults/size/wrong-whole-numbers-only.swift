let number = stored as? Double ?? (stored as? Int).map(Double.init)
guard let number = number ?? Int(stored as? String ?? "").map(Double.init), number.isFinite else { return 17 }
return min(max(number, 13), 29)
