if offset == range.lowerBound { return UpAndBack(target: place.map { min($0, range.upperBound) }) }
return UpAndBack(target: range.lowerBound, place: offset)
