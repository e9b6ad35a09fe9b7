let number = stored as? Double ?? (stored as? Int).map(Double.init) ?? Double(stored as? String ?? "")
guard let number, number.isFinite else { return 17 }
return number.rounded() < 13 ? 13 : number.rounded() > 29 ? 29 : number
