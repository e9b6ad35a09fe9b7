let number = stored as? Double ?? (stored as? Int).map(Double.init) ?? Double(stored as? String ?? "")
guard let number, !number.isNaN else { return 17 }
return min(max(number, 13), 29)
