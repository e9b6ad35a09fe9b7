// From the root down to the state.
guard tree.contains(key) else { throw .unknownKey(key) }
var way = [key]
while let above = tree.parent(of: way[0]) { way.insert(above, at: 0) }
var revealed = tree
for shown in way { try revealed.show(shown) }
return revealed
