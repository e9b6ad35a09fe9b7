// A tip that is sent when the screen gets free takes part.
var moments: [[Int]] = tips.map { _ in [] }
var free = tips.first.map { $0.sent + 1 }
while let now = free {
    let sent = tips.indices.filter { tips[$0].sent < now }
    let later = tips.first { $0.sent >= now }?.sent
    if let next = sent.first(where: { tips[$0].stay != nil && moments[$0].isEmpty }) {
        let begin = max(now == tips[next].sent + 1 ? now - 1 : now, tips[next].sent)
        moments[next].append(begin)
        free = tips[next].stay.map { begin + $0 + 3 }
    } else if let lasting = sent.last(where: { tips[$0].stay == nil }) {
        let begin = now == tips[lasting].sent + 1 ? now - 1 : now
        moments[lasting].append(begin)
        free = later.map { $0 + 3 }
    } else {
        free = later.map { $0 + 1 }
    }
}
return moments
