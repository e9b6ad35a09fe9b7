// Only a state that is higher up can take another in, it thinks.
guard contains(key) else { throw .unknownKey(key) }
guard contains(parent) else { throw .unknownKey(parent) }
guard key != root else { throw .rootStays }
func depth(_ key: Key) -> Int { self.parent(of: key).map { depth($0) + 1 } ?? 0 }
if depth(parent) >= depth(key) { return false }
try insert(take(key), under: parent)
return true
