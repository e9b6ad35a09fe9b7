// Layout comes before the news.
var calls: [String] = []
for (old, new) in zip(sizes, sizes.dropFirst()) where old != new {
    calls += ["container lays out", "child lays out"]
    calls.append("container: \(new.words)")
    if callsSuper { calls.append("child: \(new.words)") }
}
return calls
