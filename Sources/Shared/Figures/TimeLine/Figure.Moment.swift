extension Figure {
    /// Something on a time line: a call that somebody gets, or several that lie inside of something.
    public indirect enum Moment: Sendable, Equatable {
        /// Somebody is called, by a name that is written in full: `.call("controller", "viewDidAppear(_:)")`.
        case call(String, String)
        /// What happens inside of something, in order: `.inside("the animation", […])`.
        case inside(String, [Moment])

        /// Who is called, in the order in which they first are.
        var names: [String] {
            switch self {
            case .call(let who, _): [who]
            case .inside(_, let moments): moments.names
            }
        }

        var words: String {
            switch self {
            case .call(let who, let name): "\(who): \(name)"
            case .inside(let label, let moments): "\(label): [\(moments.map(\.words).joined(separator: "; "))]"
            }
        }
    }
}

extension [Figure.Moment] {
    /// Who is called, each once, in the order in which they first are.
    var names: [String] {
        flatMap(\.names).reduce(into: []) { names, name in
            if !names.contains(name) { names.append(name) }
        }
    }
}
