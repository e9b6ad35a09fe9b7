// Takes the new parent's wishes, as a state that is added does.
guard contains(key) else { throw .unknownKey(key) }
guard contains(parent) else { throw .unknownKey(parent) }
guard key != root else { throw .rootStays }
var above: Key? = parent
while let next = above {
    if next == key { return false }
    above = self.parent(of: next)
}
detach(key)
nodes[key]?.parent = parent
nodes[parent]?.children.append(key)
if nodes[parent]?.selected == nil { nodes[parent]?.selected = key }
if let state = nodes[parent]?.state { nodes[key]?.state = state }
return true
