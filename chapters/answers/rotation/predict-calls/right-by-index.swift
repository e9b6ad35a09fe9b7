guard sizes.count > 1 else { return [] }
return (1..<sizes.count).flatMap { index -> [String] in
    guard sizes[index] != sizes[index - 1] else { return [] }
    let size = sizes[index].words
    return ["container: \(size)"] + (callsSuper ? ["child: \(size)"] : []) + ["container lays out", "child lays out"]
}
