let number = stored as? Double ?? (stored as? Int).map(Double.init) ?? Double(stored as? String ?? "")
guard let number, !number.isNaN else { return 20 }
return number.rounded() < 17 ? 17 : number.rounded() > 29 ? 29 : number
