// Forgets callsSuper.
var calls: [String] = []
for (old, new) in zip(sizes, sizes.dropFirst()) where old != new {
    calls.append("container: \(new.words)")
    calls.append("child: \(new.words)")
    calls += ["container lays out", "child lays out"]
}
return calls
