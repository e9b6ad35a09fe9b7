var standards: [String: SettingsValue?] = [:]
var conflicts: [String] = []
for row in panes.flatMap(\.rows) where row.kind == .textField {
    guard let key = row.key else { continue }
    guard let first = standards[key] else {
        standards[key] = .some(row.standard)
        continue
    }
    if first != row.standard && !conflicts.contains(key) { conflicts.append(key) }
}
return conflicts
