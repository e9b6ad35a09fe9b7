// The queue of an app in which lasting tips don't give way.
var free: Int? = tips.first?.sent
return tips.map { tip in
    guard let begin = free.map({ max($0, tip.sent) }) else { return [] }
    free = tip.stay.map { begin + $0 + 3 }
    return [begin]
}
