// The old parent goes on to select what is no child of it any more.
guard contains(key) else { throw .unknownKey(key) }
guard contains(parent) else { throw .unknownKey(parent) }
guard let old = nodes[key]?.parent else { throw .rootStays }
var above: Key? = parent
while let next = above {
    if next == key { return false }
    above = self.parent(of: next)
}
nodes[old]?.children.removeAll { $0 == key }
nodes[key]?.parent = parent
nodes[parent]?.children.append(key)
if nodes[parent]?.selected == nil { nodes[parent]?.selected = key }
return true
