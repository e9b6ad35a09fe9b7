func number(_ value: SettingsValue) -> SettingsValue {
    if case .bool(let isOn) = value { .number(isOn ? 1 : 0) } else { value }
}
let value = number(stored ?? standard)
return values.firstIndex { number($0) == value }.map { titles[$0] } ?? ""
