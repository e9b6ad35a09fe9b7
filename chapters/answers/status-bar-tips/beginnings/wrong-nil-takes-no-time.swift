// A tip that never goes is no tip that goes at once.
var free = -Double.infinity
return tips.map { tip in
    let begin = max(free, tip.sent)
    free = begin + (tip.stay ?? 0) + 0.3
    return begin
}
