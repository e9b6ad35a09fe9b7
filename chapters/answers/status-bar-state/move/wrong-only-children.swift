// Looks one level down only.
guard contains(key) else { throw .unknownKey(key) }
guard contains(parent) else { throw .unknownKey(parent) }
guard key != root else { throw .rootStays }
if key == parent || self.parent(of: parent) == key { return false }
try insert(take(key), under: parent)
return true
