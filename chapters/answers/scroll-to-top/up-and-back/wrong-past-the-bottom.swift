if offset > range.lowerBound {
    return UpAndBack(target: range.lowerBound, place: offset)
}
return UpAndBack(target: place)
