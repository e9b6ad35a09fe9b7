// Counts from when the one before was sent, not from when it began.
return tips.indices.map { index in
    guard index > 0 else { return tips[0].sent }
    let before = tips[index - 1]
    return before.stay.map { max(tips[index].sent, before.sent + $0 + 0.3) }
}
