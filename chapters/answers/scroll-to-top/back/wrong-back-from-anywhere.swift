// Takes every second tap for the way back, wherever the reader is by then.
if let kept = place {
    place = nil
    return kept
}
guard offset > top else { return nil }
place = offset
return top
