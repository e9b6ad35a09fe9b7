// A size that stays causes calls, too.
var calls: [String] = []
for new in sizes.dropFirst() {
    calls.append("container: \(new.words)")
    if callsSuper { calls.append("child: \(new.words)") }
    calls += ["container lays out", "child lays out"]
}
return calls
