var moments: [[Int]] = tips.map { _ in [] }
var (ended, lasting) = ([Int](), [Int]())
var (next, free) = (0, Int.min)
while true {
    if ended.isEmpty && lasting.isEmpty {
        guard next < tips.count else { return moments }
        free = max(free, tips[next].sent)
    }
    while next < tips.count, tips[next].sent <= free {
        if tips[next].stay == nil { lasting.append(next) } else { ended.append(next) }
        next += 1
    }
    if !ended.isEmpty {
        let tip = ended.removeFirst()
        moments[tip].append(free)
        free += (tips[tip].stay ?? 0) + 3
    } else if let tip = lasting.last {
        moments[tip].append(free)
        guard next < tips.count else { return moments }
        free = tips[next].sent + 3
    }
}
