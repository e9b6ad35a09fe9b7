// Without super, the child is not laid out either.
var calls: [String] = []
for (old, new) in zip(sizes, sizes.dropFirst()) where old != new {
    calls.append("container: \(new.words)")
    if callsSuper { calls.append("child: \(new.words)") }
    calls += callsSuper ? ["container lays out", "child lays out"] : ["container lays out"]
}
return calls
