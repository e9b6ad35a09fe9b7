// Finds rows of panes that no way leads to, and gives one tap for all others.
for pane in panes {
    guard let row = pane.rows.first(where: { $0.key == key }) else { continue }
    let title = row.title ?? key
    if pane.name == "Root" { return [title] }
    let opening = panes.flatMap(\.rows).first { $0.file == pane.name }
    return [opening?.title ?? pane.name, title]
}
return nil
