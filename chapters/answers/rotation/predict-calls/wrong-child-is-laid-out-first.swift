var calls: [String] = []
for (old, new) in zip(sizes, sizes.dropFirst()) where old != new {
    calls.append("container: \(new.words)")
    if callsSuper { calls.append("child: \(new.words)") }
    calls += ["child lays out", "container lays out"]
}
return calls
