// The size that the view has.
var calls: [String] = []
for (old, new) in zip(sizes, sizes.dropFirst()) where old != new {
    calls.append("container: \(old.words)")
    if callsSuper { calls.append("child: \(old.words)") }
    calls += ["container lays out", "child lays out"]
}
return calls
