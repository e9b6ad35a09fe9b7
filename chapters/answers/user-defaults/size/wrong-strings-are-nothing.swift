let number = stored as? Double ?? (stored as? Int).map(Double.init) ?? 17
return !number.isFinite ? 17 : min(max(number, 13), 29)
