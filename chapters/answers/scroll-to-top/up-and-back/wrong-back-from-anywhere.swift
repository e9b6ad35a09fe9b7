// Takes every second tap for the way back, wherever the user is by then.
if let place { return UpAndBack(target: min(max(place, range.lowerBound), range.upperBound)) }
guard offset > range.lowerBound else { return UpAndBack() }
return UpAndBack(target: range.lowerBound, place: offset)
