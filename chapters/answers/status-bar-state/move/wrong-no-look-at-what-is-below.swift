// Would go under a state below itself, and be lost.
guard contains(key) else { throw .unknownKey(key) }
guard contains(parent) else { throw .unknownKey(parent) }
guard key != root else { throw .rootStays }
if key == parent { return false }
try insert(take(key), under: parent)
return true
