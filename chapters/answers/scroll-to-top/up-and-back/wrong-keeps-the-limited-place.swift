if offset > range.lowerBound {
    return UpAndBack(target: range.lowerBound, place: min(offset, range.upperBound))
}
return UpAndBack(target: place.map { min(max($0, range.lowerBound), range.upperBound) })
