guard let shown = line.first else { return [tip] }
if shown.id == tip.id { return [tip] + line.dropFirst() }
var errors = line.dropFirst().filter(\.isError)
var others = line.dropFirst().filter { !$0.isError }
func put(into tips: inout [WaitingTip]) {
    if let index = tips.firstIndex(where: { $0.id == tip.id }) { tips[index] = tip } else { tips.append(tip) }
}
if tip.isError {
    others.removeAll { $0.id == tip.id }
    put(into: &errors)
} else {
    errors.removeAll { $0.id == tip.id }
    put(into: &others)
}
if 1 + errors.count + others.count > limit {
    if others.isEmpty { errors.removeFirst() } else { others.removeFirst() }
}
return [shown] + errors + others
