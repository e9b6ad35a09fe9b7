// A tip takes 3 tenths to leave.
var moments: [[Int]] = tips.map { _ in [] }
var free = tips.first?.sent
while let now = free {
    let sent = tips.indices.filter { tips[$0].sent <= now }
    let later = tips.first { $0.sent > now }?.sent
    if let next = sent.first(where: { tips[$0].stay != nil && moments[$0].isEmpty }) {
        moments[next].append(now)
        free = tips[next].stay.map { now + $0 }
        if free == now { free = now + 1 }
    } else if let lasting = sent.last(where: { tips[$0].stay == nil }) {
        moments[lasting].append(now)
        free = later.map { $0 + 3 }
    } else {
        free = later
    }
}
return moments
