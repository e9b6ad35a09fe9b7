let number = stored as? Double ?? (stored as? Int).map(Double.init) ?? 20
return number.isNaN ? 20 : min(max(number, 17), 29)
