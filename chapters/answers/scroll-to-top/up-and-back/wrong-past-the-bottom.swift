// Limits the place at the top only.
if offset > range.lowerBound {
    return UpAndBack(target: range.lowerBound, place: offset)
}
return UpAndBack(target: place.map { max($0, range.lowerBound) })
