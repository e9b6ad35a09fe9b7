// Takes a number and its digits for one default.
func digits(_ value: SettingsValue?) -> String {
    switch value {
    case .bool(let value): value ? "1" : "0"
    case .number(let value): "\(Int(value))"
    case .string(let value): value
    case .date(let value): "\(value)"
    case .data(let value): "\(value)"
    case nil: "none"
    }
}
var standards: [String: String] = [:]
var conflicts: [String] = []
for row in panes.flatMap(\.rows) {
    guard let key = row.key else { continue }
    let first = standards[key, default: digits(row.standard)]
    standards[key] = first
    if first != digits(row.standard) && !conflicts.contains(key) { conflicts.append(key) }
}
return conflicts
