if offset == top {
    defer { place = nil }
    return place
}
place = offset
return top
