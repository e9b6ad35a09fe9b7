// From the root down to the state.
guard contains(key) else { throw .unknownKey(key) }
var way = [key]
while let above = parent(of: way[0]) { way.insert(above, at: 0) }
for shown in way { try show(shown) }
