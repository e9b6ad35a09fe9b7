switch (offset > range.lowerBound, place) {
case (true, _):
    return UpAndBack(target: range.lowerBound, place: offset)
case (false, let kept?):
    return UpAndBack(target: kept > range.upperBound ? range.upperBound : max(kept, range.lowerBound), place: nil)
case (false, nil):
    return UpAndBack(target: nil, place: nil)
}
