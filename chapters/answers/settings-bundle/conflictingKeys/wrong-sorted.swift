let rows = panes.flatMap(\.rows).filter { $0.key != nil }
let groups = Dictionary(grouping: rows) { $0.key ?? "" }
return groups.filter { group in group.value.contains { $0.standard != group.value[0].standard } }.keys.sorted(by: >)
