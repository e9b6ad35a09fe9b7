var standards: [String: SettingsValue?] = [:]
var conflicts: [String] = []
for row in panes.flatMap(\.rows) {
    guard let key = row.key else { continue }
    guard let first = standards[key.lowercased()] else {
        standards[key.lowercased()] = .some(row.standard)
        continue
    }
    if first != row.standard && !conflicts.contains(key) { conflicts.append(key) }
}
return conflicts
