var lines: [String] = []
for (index, row) in rows.enumerated() {
    switch row.kind {
    case .group: continue
    case .childPane:
        guard let file = row.file, files.contains(file) else {
            lines.append("\(index): file")
            continue
        }
    default:
        if row.key == nil || row.key == "" { lines.append("\(index): key") }
        guard row.kind == .multiValue || row.kind == .radioGroup else { continue }
        if (row.titles?.count ?? 0) != (row.values?.count ?? 0) { lines.append("\(index): titles") }
        if let standard = row.standard, row.values?.contains(standard) == true { continue }
        lines.append("\(index): default")
    }
}
return lines
