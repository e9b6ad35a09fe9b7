// Keeps all defaults of a key, not the first alone.
var seen: [String: [SettingsValue?]] = [:]
var conflicts: [String] = []
for pane in panes {
    for row in pane.rows {
        guard let key = row.key else { continue }
        let earlier = seen[key, default: []]
        seen[key] = earlier + [row.standard]
        if earlier.contains(where: { $0 != row.standard }), !conflicts.contains(key) { conflicts.append(key) }
    }
}
return conflicts
