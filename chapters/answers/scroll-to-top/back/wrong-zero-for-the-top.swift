if offset > 0 {
    place = offset
    return top
}
defer { place = nil }
return place
