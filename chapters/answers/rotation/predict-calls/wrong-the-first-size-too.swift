// The window gets its first size.
var calls: [String] = []
var old = CGSize.zero
for new in sizes where old != new {
    calls.append("container: \(new.words)")
    if callsSuper { calls.append("child: \(new.words)") }
    calls += ["container lays out", "child lays out"]
    old = new
}
return calls
