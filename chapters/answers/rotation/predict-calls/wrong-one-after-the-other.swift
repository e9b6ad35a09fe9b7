// The container is done before the child begins.
var calls: [String] = []
for (old, new) in zip(sizes, sizes.dropFirst()) where old != new {
    calls.append("container: \(new.words)")
    calls.append("container lays out")
    if callsSuper { calls.append("child: \(new.words)") }
    calls.append("child lays out")
}
return calls
