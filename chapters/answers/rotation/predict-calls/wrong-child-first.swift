// The child learns of the size before its container.
var calls: [String] = []
for (old, new) in zip(sizes, sizes.dropFirst()) where old != new {
    if callsSuper { calls.append("child: \(new.words)") }
    calls.append("container: \(new.words)")
    calls += ["container lays out", "child lays out"]
}
return calls
