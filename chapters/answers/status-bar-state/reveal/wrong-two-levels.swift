var revealed = tree
try revealed.show(key)
if let above = tree.parent(of: key) { try revealed.show(above) }
return revealed
