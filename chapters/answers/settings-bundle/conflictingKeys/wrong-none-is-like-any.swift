// What has no default is left out.
var standards: [String: SettingsValue] = [:]
var conflicts: [String] = []
for row in panes.flatMap(\.rows) {
    guard let key = row.key, let standard = row.standard else { continue }
    let first = standards[key, default: standard]
    standards[key] = first
    if first != standard && !conflicts.contains(key) { conflicts.append(key) }
}
return conflicts
