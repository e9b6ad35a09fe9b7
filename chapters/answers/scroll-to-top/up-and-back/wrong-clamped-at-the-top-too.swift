// The task limits the place at the bottom only.
if offset > range.lowerBound {
    return UpAndBack(target: range.lowerBound, place: offset)
}
return UpAndBack(target: place.map { max(range.lowerBound, min($0, range.upperBound)) })
