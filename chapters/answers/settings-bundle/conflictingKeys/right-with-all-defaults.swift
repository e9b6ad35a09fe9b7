// Keeps all defaults of a key, not the first alone.
var seen: [String: [PlistValue]] = [:]
var conflicts: [String] = []
for setting in settings {
    let earlier = seen[setting.key, default: []]
    seen[setting.key] = earlier + [setting.standard]
    if earlier.contains(where: { $0 != setting.standard }), !conflicts.contains(setting.key) {
        conflicts.append(setting.key)
    }
}
return conflicts
