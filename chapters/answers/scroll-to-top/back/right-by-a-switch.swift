switch (offset > top, place) {
case (true, _):
    place = offset
    return top
case (false, let kept?):
    place = nil
    return kept
case (false, nil):
    return nil
}
