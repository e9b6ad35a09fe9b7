// Would go under a state below itself, and be lost.
guard contains(key) else { throw .unknownKey(key) }
guard contains(parent) else { throw .unknownKey(parent) }
guard key != root else { throw .rootStays }
if key == parent { return false }
detach(key)
attach(key, to: parent)
return true
