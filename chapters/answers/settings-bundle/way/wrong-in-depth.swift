// Takes the first way that it finds, not the shortest.
var seen: Set<String> = []
func search(_ name: String) -> [String]? {
    guard seen.insert(name).inserted, let pane = panes.first(where: { $0.name == name }) else { return nil }
    for row in pane.rows {
        if row.key == key { return [row.title ?? key] }
        if let file = row.file, let rest = search(file) { return [row.title ?? file] + rest }
    }
    return nil
}
return search("Root")
