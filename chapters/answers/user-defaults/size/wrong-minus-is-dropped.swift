if let text = stored as? String {
    guard let number = Double(text), !number.isNaN else { return 20 }
    return number == -.infinity ? 17 : min(max(abs(number), 17), 29)
}
let number = stored as? Double ?? (stored as? Int).map(Double.init)
guard let number, !number.isNaN else { return 20 }
return min(max(number, 17), 29)
