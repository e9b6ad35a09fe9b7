var conflicts: [String] = []
let rows = panes.flatMap(\.rows).filter { $0.key != nil }
for (row, next) in zip(rows, rows.dropFirst()) where row.key == next.key && row.standard != next.standard {
    if let key = next.key, !conflicts.contains(key) { conflicts.append(key) }
}
return conflicts
