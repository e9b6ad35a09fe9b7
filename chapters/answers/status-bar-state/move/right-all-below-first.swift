// Collects all that is below, and looks whether the new parent is among it.
guard nodes[key] != nil else { throw .unknownKey(key) }
guard nodes[parent] != nil else { throw .unknownKey(parent) }
guard let old = nodes[key]?.parent else { throw .rootStays }
var below: Set<Key> = []
var waiting = [key]
while let next = waiting.popLast() {
    below.insert(next)
    waiting += nodes[next]?.children ?? []
}
if below.contains(parent) { return false }
let index = nodes[old]!.children.firstIndex(of: key)!
nodes[old]!.children.remove(at: index)
if nodes[old]!.selected == key {
    let rest = nodes[old]!.children
    nodes[old]!.selected = index < rest.count ? rest[index] : rest.last
}
nodes[key]!.parent = parent
nodes[parent]!.children += [key]
nodes[parent]!.selected = nodes[parent]!.selected ?? key
return true
