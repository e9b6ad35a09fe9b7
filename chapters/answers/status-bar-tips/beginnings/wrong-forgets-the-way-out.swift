var free: Double? = -.infinity
return tips.map { tip in
    let begin = free.map { max($0, tip.sent) }
    free = begin.flatMap { begin in tip.stay.map { begin + $0 } }
    return begin
}
