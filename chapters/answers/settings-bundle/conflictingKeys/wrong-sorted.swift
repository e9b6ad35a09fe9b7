let groups = Dictionary(grouping: settings, by: \.key)
return groups.filter { group in group.value.contains { $0.standard != group.value[0].standard } }.keys.sorted(by: >)
