let number = stored as? Double ?? (stored as? Int).map(Double.init) ?? Double(stored as? String ?? "")
guard let number, (13...29).contains(number) else { return 17 }
return number
