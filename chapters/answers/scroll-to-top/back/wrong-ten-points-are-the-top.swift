if offset > top + 10 {
    place = offset
    return top
}
defer { place = nil }
return place
