// A lasting tip comes back.
var moments: [[Int]] = tips.map { _ in [] }
var free = tips.first?.sent
while let now = free {
    let sent = tips.indices.filter { tips[$0].sent <= now && moments[$0].isEmpty }
    let later = tips.first { $0.sent > now }?.sent
    if let next = sent.first(where: { tips[$0].stay != nil }) {
        moments[next].append(now)
        free = tips[next].stay.map { now + $0 + 3 }
    } else if let lasting = sent.last {
        moments[lasting].append(now)
        free = later.map { $0 + 3 }
    } else {
        free = later
    }
}
return moments
