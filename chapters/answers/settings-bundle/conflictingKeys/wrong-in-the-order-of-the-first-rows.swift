// The keys are in the order of their first rows.
let rows = panes.flatMap(\.rows)
var conflicts: [String] = []
for row in rows {
    guard let key = row.key, !conflicts.contains(key) else { continue }
    if rows.contains(where: { $0.key == key && $0.standard != row.standard }) { conflicts.append(key) }
}
return conflicts
