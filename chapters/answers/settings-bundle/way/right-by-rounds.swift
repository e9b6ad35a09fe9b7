// Round by round: all panes that are one more tap away.
var round: [(pane: String, titles: [String])] = [("Root", [])]
var seen: Set<String> = []
while !round.isEmpty {
    var following: [(pane: String, titles: [String])] = []
    for step in round where seen.insert(step.pane).inserted {
        guard let pane = panes.first(where: { $0.name == step.pane }) else { continue }
        for row in pane.rows where row.key == key { return step.titles + [row.title ?? key] }
        for row in pane.rows {
            if let file = row.file { following.append((file, step.titles + [row.title ?? file])) }
        }
    }
    round = following
}
return nil
