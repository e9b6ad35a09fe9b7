// Takes every second tap for the way back, wherever the user is by then.
if let place { return UpAndBack(target: min(place, range.upperBound)) }
guard offset > range.lowerBound else { return UpAndBack() }
return UpAndBack(target: range.lowerBound, place: offset)
