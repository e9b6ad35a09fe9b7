var seen: Set<String> = []
var conflicts: [String] = []
for key in panes.flatMap(\.rows).compactMap(\.key) where !seen.insert(key).inserted && !conflicts.contains(key) {
    conflicts.append(key)
}
return conflicts
