// Compares the heights.
var calls: [String] = []
for (old, new) in zip(sizes, sizes.dropFirst()) where old.height != new.height {
    calls.append("container: \(new.words)")
    if callsSuper { calls.append("child: \(new.words)") }
    calls += ["container lays out", "child lays out"]
}
return calls
