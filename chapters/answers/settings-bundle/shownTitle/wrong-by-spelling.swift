func digits(_ value: SettingsValue) -> String {
    switch value {
    case .bool(let value): "\(value)"
    case .number(let value): "\(Int(value))"
    case .string(let value): value
    case .date(let value): "\(value)"
    case .data(let value): "\(value)"
    }
}
let value = digits(stored ?? standard)
return zip(titles, values).first { digits($0.1) == value }?.0 ?? ""
