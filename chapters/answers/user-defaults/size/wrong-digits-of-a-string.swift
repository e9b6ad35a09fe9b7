let text = (stored as? String)?.filter { $0.isNumber || $0 == "." || $0 == "-" }
let words = (stored as? String).flatMap { ["inf", "-inf", "nan"].contains($0) ? $0 : text }
let number = stored as? Double ?? (stored as? Int).map(Double.init) ?? words.flatMap(Double.init)
guard let number, !number.isNaN else { return 17 }
return min(max(number, 13), 29)
