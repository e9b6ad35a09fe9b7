if offset > range.lowerBound {
    return UpAndBack(target: range.lowerBound, place: offset)
}
return UpAndBack(target: min(max(place ?? range.lowerBound, range.lowerBound), range.upperBound))
