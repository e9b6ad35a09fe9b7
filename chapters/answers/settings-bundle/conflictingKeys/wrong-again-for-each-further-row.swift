var seen: [String: Set<SettingsValue?>] = [:]
var conflicts: [String] = []
for row in panes.flatMap(\.rows) {
    guard let key = row.key else { continue }
    seen[key, default: []].insert(row.standard)
    if seen[key]?.count == 2 { conflicts.append(key) }
}
return conflicts
