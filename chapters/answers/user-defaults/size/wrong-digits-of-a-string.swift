let text = (stored as? String)?.filter { $0.isNumber || $0 == "." || $0 == "-" }
let number = stored as? Double ?? (stored as? Int).map(Double.init) ?? text.flatMap(Double.init)
guard let number, number.isFinite else { return 17 }
return min(max(number, 13), 29)
