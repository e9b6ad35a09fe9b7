// Later rows that open a pane take the place of earlier ones.
var ways: [String: [String]] = ["Root": []]
var round = ["Root"]
while !round.isEmpty {
    var following: [String] = []
    for name in round {
        let rows = panes.first { $0.name == name }?.rows ?? []
        if let row = rows.first(where: { $0.key == key }) { return ways[name]! + [row.title ?? key] }
    }
    let known = Set(ways.keys)
    for name in round {
        for row in panes.first(where: { $0.name == name })?.rows ?? [] {
            guard let file = row.file, !known.contains(file) else { continue }
            ways[file] = ways[name]! + [row.title ?? file]
            following.append(file)
        }
    }
    round = following
}
return nil
