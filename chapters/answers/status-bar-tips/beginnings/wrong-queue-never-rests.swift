// Begins each tip when the one before goes, although it was sent later.
var free: Double? = tips.first?.sent
return tips.map { tip in
    let begin = free
    free = begin.flatMap { begin in tip.stay.map { begin + $0 + 0.3 } }
    return begin
}
