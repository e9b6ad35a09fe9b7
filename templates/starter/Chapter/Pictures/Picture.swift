/// A picture of the page, with each of its states.
struct Picture {
    /// A closure that receives each state as it is drawn: the words that distinguish it from the others, and the
    /// drawing, if there is one.
    typealias Draw = @MainActor ([String], String?) async throws -> Void

    let name: String
    private let draw: @MainActor (@escaping Draw) async throws -> Void

    init(_ name: String, draw: @escaping @MainActor (@escaping Draw) async throws -> Void) {
        self.name = name
        self.draw = draw
    }

    /// Returns the drawings as SVG, with one file for each state.
    @MainActor
    func files() async throws -> [(name: String, svg: String)] {
        var files: [(name: String, svg: String)] = []
        try await draw { state, svg in
            let components = ([name] + state).map { $0.filter { $0.isLetter || $0.isNumber || $0 == "-" } }
            if let svg { files.append((components.joined(separator: "-") + ".svg", svg)) }
        }
        return files
    }
}
