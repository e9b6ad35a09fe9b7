var standards: [String: SettingsValue?] = [:]
var conflicts: [String] = []
for row in panes.flatMap(\.rows) {
    let key = row.key ?? ""
    guard let first = standards[key] else {
        standards[key] = .some(row.standard)
        continue
    }
    if first != row.standard && !conflicts.contains(key) { conflicts.append(key) }
}
return conflicts
