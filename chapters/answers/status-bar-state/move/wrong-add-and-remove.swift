// What is below it is lost, and its key with it.
guard contains(key) else { throw .unknownKey(key) }
guard contains(parent) else { throw .unknownKey(parent) }
guard key != root else { throw .rootStays }
var above: Key? = parent
while let next = above {
    if next == key { return false }
    above = self.parent(of: next)
}
let (name, state) = (name(of: key) ?? "", self[key])
let new = try add(name, under: parent)
try update(new) { $0 = state }
try remove(key)
return true
