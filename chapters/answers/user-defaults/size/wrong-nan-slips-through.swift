let number = stored as? Double ?? (stored as? Int).map(Double.init) ?? Double(stored as? String ?? "")
return min(max(number ?? 17, 13), 29)
