// Only a rotation changes anything.
var calls: [String] = []
for (old, new) in zip(sizes, sizes.dropFirst()) where old.height != new.height && old.width != new.width {
    calls.append("container: \(new.words)")
    if callsSuper { calls.append("child: \(new.words)") }
    calls += ["container lays out", "child lays out"]
}
return calls
