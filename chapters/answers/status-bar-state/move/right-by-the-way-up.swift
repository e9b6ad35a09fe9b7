// Collects all that is above the new parent, and looks whether the state is among it.
for used in [key, parent] {
    guard contains(used) else { throw .unknownKey(used) }
}
if key == root { throw .rootStays }
var way = [parent]
while let above = self.parent(of: way[way.count - 1]) { way.append(above) }
guard !way.contains(key) else { return false }
try insert(take(key), under: parent)
return true
