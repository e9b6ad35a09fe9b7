var conflicts: [String] = []
for pane in panes {
    for (index, row) in pane.rows.enumerated() {
        guard let key = row.key, !conflicts.contains(key) else { continue }
        if pane.rows[..<index].contains(where: { $0.key == key && $0.standard != row.standard }) {
            conflicts.append(key)
        }
    }
}
return conflicts
