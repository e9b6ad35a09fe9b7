// Limits the place at the bottom only.
if offset > range.lowerBound {
    return UpAndBack(target: range.lowerBound, place: offset)
}
return UpAndBack(target: place.map { min($0, range.upperBound) })
