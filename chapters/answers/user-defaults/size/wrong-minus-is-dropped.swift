if let text = stored as? String {
    guard let number = Double(text), number.isFinite else { return 17 }
    return min(max(abs(number), 13), 29)
}
let number = stored as? Double ?? (stored as? Int).map(Double.init)
guard let number, number.isFinite else { return 17 }
return min(max(number, 13), 29)
