var seen: Set<String> = []
var conflicts: [String] = []
for setting in settings where !seen.insert(setting.key).inserted && !conflicts.contains(setting.key) {
    conflicts.append(setting.key)
}
return conflicts
