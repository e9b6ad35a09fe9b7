func begin(_ index: Int) -> Double? {
    guard index > 0 else { return tips[0].sent }
    guard let before = begin(index - 1), let stay = tips[index - 1].stay else { return nil }
    let end = before + stay + 0.3
    return end > tips[index].sent ? end : tips[index].sent
}
return tips.indices.map { begin($0) }
