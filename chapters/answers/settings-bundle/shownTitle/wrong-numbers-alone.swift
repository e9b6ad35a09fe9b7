func number(_ value: SettingsValue) -> Double? {
    if case .number(let value) = value { value } else { nil }
}
guard let value = number(stored ?? standard) else { return "" }
return values.firstIndex { number($0) == value }.map { titles[$0] } ?? ""
