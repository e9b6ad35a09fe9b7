var lines: [String] = []
for (index, row) in rows.enumerated() {
    let isChoice = row.kind == .multiValue || row.kind == .radioGroup
    let (titles, values) = (row.titles ?? [], row.values ?? [])
    if row.kind != .group, row.kind != .childPane, (row.key ?? "").isEmpty { lines.append("\(index): key") }
    if isChoice, titles.count != values.count { lines.append("\(index): titles") }
    if isChoice, !values.contains(where: { $0 == row.standard }) { lines.append("\(index): default") }
    if row.kind == .childPane, !files.contains(where: { $0.lowercased() == row.file?.lowercased() }) { lines.append("\(index): file") }
}
return lines
