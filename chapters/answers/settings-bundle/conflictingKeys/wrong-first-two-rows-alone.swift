var rows: [String: [SettingsValue?]] = [:]
var conflicts: [String] = []
for row in panes.flatMap(\.rows) {
    guard let key = row.key else { continue }
    rows[key, default: []].append(row.standard)
    if let both = rows[key], both.count == 2, both[0] != both[1] { conflicts.append(key) }
}
return conflicts
