var ways: [(pane: String, titles: [String])] = [("Root", [])]
var found: Set = ["Root"]
var next = 0
while next < ways.count {
    let (name, titles) = ways[next]
    next += 1
    let rows = panes.first { $0.name == name }?.rows ?? []
    if let row = rows.last(where: { $0.key == key }) { return titles + [row.title ?? key] }
    for row in rows {
        guard let file = row.file, found.insert(file).inserted else { continue }
        ways.append((file, titles + [row.title ?? file]))
    }
}
return nil
