guard contains(key), var above = parent(of: key) else { throw .unknownKey(key) }
try show(key)
while let next = parent(of: above) {
    try show(above)
    above = next
}
