let number = stored as? Double ?? (stored as? Int).map(Double.init) ?? Double(stored as? String ?? "")
guard let number, (17...29).contains(number) else { return 20 }
return number
