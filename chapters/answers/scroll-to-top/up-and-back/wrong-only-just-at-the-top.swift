guard offset == range.lowerBound else { return UpAndBack(target: range.lowerBound, place: offset) }
return UpAndBack(target: place.map { min(max($0, range.lowerBound), range.upperBound) })
