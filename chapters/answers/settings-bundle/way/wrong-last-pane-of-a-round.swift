var round: [(pane: String, titles: [String])] = [("Root", [])]
var seen: Set = ["Root"]
while !round.isEmpty {
    var following: [(pane: String, titles: [String])] = []
    var answer: [String]?
    for (name, titles) in round {
        let rows = panes.first { $0.name == name }?.rows ?? []
        if let row = rows.first(where: { $0.key == key }) { answer = titles + [row.title ?? key] }
        for row in rows {
            guard let file = row.file, seen.insert(file).inserted else { continue }
            following.append((file, titles + [row.title ?? file]))
        }
    }
    if let answer { return answer }
    round = following
}
return nil
