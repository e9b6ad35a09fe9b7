// A tip that becomes an error goes to the errors.
var line = line
if let index = line.firstIndex(where: { $0.id == tip.id }) {
    if index >= 0 {
        line[index] = tip
        return line
    }
    line.remove(at: index)
}
let firstOrdinary = line.dropFirst().firstIndex { !$0.isError } ?? line.endIndex
line.insert(tip, at: tip.isError ? firstOrdinary : line.endIndex)
if line.count > limit {
    line.remove(at: line.dropFirst().firstIndex { !$0.isError } ?? 1)
}
return line
