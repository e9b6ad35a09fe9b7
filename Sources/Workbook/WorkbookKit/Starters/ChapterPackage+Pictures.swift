import ChapterKit
import SwiftText

/// The pictures and the examples of the page, made by the reader's code.
extension ChapterPackage {
    /// The figures and walks of the chapter.
    var drawings: [Snippet] {
        chapter.snippets.filter { $0.drawing != nil && $0.isTried && !$0.usesDeprecated }
    }

    /// The examples of the chapter.
    var examples: [Snippet] {
        chapter.snippets.filter { $0.traits.role == .runs(.example) && !$0.usesDeprecated }
    }

    /// The files of the module: the declarations of the chapter for it, the pictures, and the examples.
    var pictures: [OutputFile] {
        guard hasPictures else { return [] }
        let folder = "Pictures"
        var names = FileNames()
        for name in ["Picture", "Example", "Require", "Pictures", "Examples"] { _ = names.make(from: name) }
        let chapterFiles = sections(
            folder: folder, imports: configuration.imports, chapterImports: picturesImports, names: &names
        ) { parts(of: $0).simulated }
        return chapterFiles + [drawingsFile, examplesFile]
    }

    /// The declarations of the chapter for pictures and tests, which require the simulated device.
    var simulatedListings: [[String]] {
        chapter.snippets.filter { $0.traits.role == .declares && $0.chunk == nil }.map { parts(of: $0).simulated }
    }

    /// The names that a listing for pictures calls, and those that it declares.
    struct NamesOfListing {
        var calls: Set<String>
        var declared: Set<String>
    }

    /// The names in the declarations for pictures of the chapter and of those that it needs.
    var namesOfSimulatedListings: [NamesOfListing] {
        (needs + [self]).flatMap { $0.simulatedListings }.map {
            NamesOfListing(calls: CodeWords(in: [$0]).calls, declared: DeclarationScan($0.text).namesToReach())
        }
    }

    /// Returns the name of the first picture that calls the reader's solution of an exercise, directly or through the
    /// declarations of the chapters for pictures.
    func figure(using exercise: Exercise, among listings: [NamesOfListing]) -> String? {
        var names = DeclarationScan(exercise.code.stub.text).namesToReach()
        var count = 0
        while names.count > count {
            count = names.count
            for listing in listings where !listing.calls.isDisjoint(with: names) { names.formUnion(listing.declared) }
        }
        return drawings.first { !CodeWords(in: [body(of: $0)]).calls.isDisjoint(with: names) }?.name
    }

    // MARK: Examples

    private var examplesFile: OutputFile {
        var lines = head("What the page of “\(chapter.metadata.title)” prints.", of: examples)
        lines += ["@MainActor let examples: [Example] = ["]
        for (index, example) in examples.enumerated() {
            let isOpen = !CodeWords(in: [body(of: example)]).isDisjoint(with: openNames)
            let output = example.output.map { isOpen ? "nil" : SwiftLiteral.lines($0.text, indentation: 8) } ?? "nil"
            if isOpen { lines.append("    // What it prints depends on an exercise.") }
            lines += [
                "    Example(\(SwiftLiteral.string(example.title)), prints: \(output)) {",
                "        \(inScope("try await example\(index + 1)()"))", "    },",
            ]
        }
        lines += ["]"]
        for (index, example) in examples.enumerated() {
            lines += ["", "\(configuration.isolation.attribute)private func example\(index + 1)() async throws {"]
            lines += body(of: example).indented + ["}"]
        }
        return OutputFile(path: "Pictures/Examples.swift", text: lines.text)
    }

    /// The names that unsolved exercises declare.
    private var openNames: Set<String> {
        let code = isSolution ? [] : exercises.flatMap(\.code.stub)
        return DeclarationScan(code.text).namesToReach()
    }

    // MARK: Figures and walks

    private var drawingsFile: OutputFile {
        var lines = head("The pictures of “\(chapter.metadata.title)”.", of: drawings)
        lines += ["@MainActor let pictures: [Picture] = ["]
        for drawing in drawings { lines += entry(of: drawing).indented }
        lines += ["]"]
        for drawing in drawings { lines += [""] + function(of: drawing) }
        return OutputFile(path: "Pictures/Pictures.swift", text: lines.text)
    }

    /// Returns the code that draws the picture in each of its states.
    private func entry(of drawing: Snippet) -> [String] {
        let parameters = FigureParameters(drawing).parameters
        let name = functionName(of: drawing)
        var lines: [String]
        if drawing.kind == .walk {
            lines = [inScope("try await \(name)(draw)")]
        } else {
            let state = parameters.map { "\"\\(\($0.name))\"" }.joined(separator: ", ")
            let arguments = parameters.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
            lines = [inScope("try await draw([\(state)], \(name)(\(arguments)).svg)")]
            for parameter in parameters.reversed() {
                lines = ["for \(parameter.name) in \(parameter.type).allCases {"] + lines.indented + ["}"]
            }
        }
        return ["Picture(\(SwiftLiteral.string(drawing.name))) { draw in"] + lines.indented + ["},"]
    }

    private func function(of drawing: Snippet) -> [String] {
        let comment = ProseText.comment(drawing.title, with: "///")
        let name = functionName(of: drawing)
        if drawing.kind == .walk {
            let steps = WalkedLines(drawing, lines: body(of: drawing)).lines
            return comment + ["@MainActor private func \(name)(_ draw: Picture.Draw) async throws {"]
                + steps.indented + ["}"]
        }
        let parameters = FigureParameters(drawing).parameters.map { "\($0.name): \($0.type)" }
        return comment
            + ["@MainActor private func \(name)(\(parameters.joined(separator: ", "))) async throws -> Figure {"]
            + body(of: drawing).indented + ["}"]
    }

    private func functionName(of drawing: Snippet) -> String { "draw" + SwiftIdentifier.typeName(drawing.name) }

    // MARK: Parts

    private func head(_ comment: String, of snippets: [Snippet]) -> [String] {
        let listings = snippets.map { Chunks(of: chapter).text(of: $0.code) }
        return ["// \(comment)".onOneLine, ""]
            + Imports.lines(["Foundation"] + configuration.imports, liftedFrom: snippets.map(\.code.text))
            + picturesImports(for: listings) + [""]
    }

    /// Returns the statements of a snippet. Swift Testing isn't available in a program, so a function replaces its
    /// `#require`.
    private func body(of snippet: Snippet) -> [String] {
        Imports.removed(from: Chunks(of: chapter).text(of: snippet.code))
            .map { $0.replacing("#require(", with: "require(") }
    }

    private func inScope(_ call: String) -> String { scope.map { "try await \($0) { \(call) }" } ?? call }
}

/// The lines of a walk with a call after each step that draws a picture.
private struct WalkedLines {
    let lines: [String]

    /// Inserts the calls.
    ///
    /// - Parameter lines: The lines of the walk with its chunks in place. The comments that begin steps aren't
    ///   indented.
    init(_ walk: Snippet, lines: [String]) {
        let picture = walk[.picture].map { "(\($0)).svg" } ?? "nil"
        let code = Listing(text: lines.text, location: walk.location, indentations: [])
        let steps = WalkSteps(code).steps
        var walked = lines
        for step in steps.reversed() {
            let call = "try await draw([\(SwiftLiteral.string(String(step.number)))], \(picture))"
            walked.insert(call, at: min(step.lines.upperBound, walked.count))
        }
        self.lines = walked
    }
}
