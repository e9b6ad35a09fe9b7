// A pane that a long way has visited is lost to shorter ones.
var seen: Set<String> = []
func search(_ name: String) -> [String]? {
    guard seen.insert(name).inserted, let pane = panes.first(where: { $0.name == name }) else { return nil }
    if let row = pane.rows.first(where: { $0.key == key }) { return [row.title ?? key] }
    let ways = pane.rows.compactMap { row in
        row.file.flatMap(search).map { [row.title ?? row.file ?? ""] + $0 }
    }
    return ways.min { $0.count < $1.count }
}
return search("Root")
