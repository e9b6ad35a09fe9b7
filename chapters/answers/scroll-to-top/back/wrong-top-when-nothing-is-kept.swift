if offset > top {
    place = offset
    return top
}
defer { place = nil }
return place ?? top
