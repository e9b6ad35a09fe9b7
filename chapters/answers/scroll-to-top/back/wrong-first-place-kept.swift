if offset > top {
    place = place ?? offset
    return top
}
defer { place = nil }
return place
