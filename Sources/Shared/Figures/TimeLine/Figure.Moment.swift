extension Figure {
    /// A moment on a timeline: a call, or several moments inside another.
    public indirect enum Moment: Sendable, Equatable {
        /// A call of a receiver, with the full name of the method: `.call("controller", "viewDidAppear(_:)")`.
        case call(String, String)
        /// Moments inside another, in order: `.inside("the animation", […])`.
        case inside(String, [Moment])

        /// The names of the receivers, in the order of their calls.
        var names: [String] {
            switch self {
            case .call(let receiver, _): [receiver]
            case .inside(_, let moments): moments.names
            }
        }

        /// A description of the calls.
        var description: String {
            switch self {
            case .call(let receiver, let name): "\(receiver): \(name)"
            case .inside(let label, let moments): "\(label): [\(moments.map(\.description).joined(separator: "; "))]"
            }
        }
    }
}

extension [Figure.Moment] {
    /// The names of the receivers, without duplicates, in the order of their first calls.
    var names: [String] {
        flatMap(\.names).reduce(into: []) { names, name in
            if !names.contains(name) { names.append(name) }
        }
    }
}
