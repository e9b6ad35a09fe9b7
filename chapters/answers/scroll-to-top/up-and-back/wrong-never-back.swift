guard offset > range.lowerBound else { return UpAndBack() }
return UpAndBack(target: range.lowerBound, place: offset)
