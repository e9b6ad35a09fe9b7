guard contains(key) else { throw .unknownKey(key) }
try show(key)
if let above = parent(of: key) { try show(above) }
