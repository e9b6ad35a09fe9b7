if offset > 0 {
    return UpAndBack(target: range.lowerBound, place: offset)
}
return UpAndBack(target: place.map { min($0, range.upperBound) })
