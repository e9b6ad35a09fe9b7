// Gives the names of files, which nobody sees.
var ways: [(pane: String, titles: [String])] = [("Root", [])]
var found: Set = ["Root"]
var next = 0
while next < ways.count {
    let (name, titles) = ways[next]
    next += 1
    let rows = panes.first { $0.name == name }?.rows ?? []
    if let row = rows.first(where: { $0.key == key }) { return titles + [row.title ?? key] }
    for file in rows.compactMap(\.file) where found.insert(file).inserted { ways.append((file, titles + [file])) }
}
return nil
