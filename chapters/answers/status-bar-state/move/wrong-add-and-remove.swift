// What is below it is lost, and its key with it.
guard let node = nodes[key] else { throw .unknownKey(key) }
guard key != root else { throw .rootStays }
if key == parent { return false }
let new = try add(node.name, under: parent)
try update(new) { $0 = node.state }
try remove(key)
return true
