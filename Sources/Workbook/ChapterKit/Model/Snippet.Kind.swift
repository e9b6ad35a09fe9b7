extension Snippet {
    /// The kind of a Swift fence, defined by the word after `swift`.
    ///
    /// The properties of a kind are in its `traits`. Parsing, checking, extracting, and rendering query a trait instead
    /// of listing kinds. Code that applies to one kind alone compares the kind. For example, only the tests and
    /// exercises of a chapter are in its starter.
    package enum Kind: String, CaseIterable, Sendable {
        /// Declarations at file scope of the chapter's module, with no word after `swift`. A block with a name is a
        /// chunk.
        case declaration = ""
        /// The statements of one test. If the block names an exercise, the test checks its solution.
        case test
        /// Statements that run. If an output follows, they must print it.
        case example
        /// Statements that return a picture, or one picture for each combination of the reader's choices.
        case figure
        /// Statements that the reader goes through step by step, with a picture after each.
        case walk
        /// Top-level code, as in a `main.swift` file. It's a program, or part of one.
        case program
        /// Code that must not compile.
        case fails
        /// Statements that must stop the process.
        case traps
        /// The reference solution of an exercise.
        case exercise
        /// Code that isn't compiled.
        case skip
    }
}

extension Snippet.Kind {
    /// The properties of a kind. There's one instance for each kind, because every snippet accesses them often.
    package final class Traits: Sendable {
        /// The keys that a fence of this kind must have. Those in `optional` are allowed too.
        let required: [Snippet.Key]
        let optional: [Snippet.Key]
        package let role: Role
        /// The key whose value is the title of the block. Without one, the title consists of the heading, `noun`, and
        /// an ordinal.
        package let titledBy: Snippet.Key?
        let noun: String
        /// A Boolean value indicating whether the name is a title in arbitrary words, instead of a name that files and
        /// other blocks can use.
        let nameIsTitle: Bool
        /// The prefix of the fragment of links to a block with a name.
        let anchorPrefix: String
        /// A Boolean value indicating whether two blocks of this kind with the same name would be ambiguous.
        let isUnique: Bool
        package let layout: Layout
        /// A Boolean value indicating whether an output may follow the block.
        let printsOutput: Bool
        package let caption: Caption

        /// The prefix of the fragment of links to any other block.
        static let anchorPrefix = "b-"

        init(
            required: [Snippet.Key] = [], optional: [Snippet.Key] = [], role: Role, titledBy: Snippet.Key? = nil,
            noun: String, nameIsTitle: Bool = false, anchorPrefix: String = Traits.anchorPrefix,
            isUnique: Bool = false, layout: Layout = .listing, printsOutput: Bool = false, caption: Caption
        ) {
            self.required = required
            self.optional = optional
            self.role = role
            self.titledBy = titledBy
            self.noun = noun
            self.nameIsTitle = nameIsTitle
            self.anchorPrefix = anchorPrefix
            self.isUnique = isUnique
            self.layout = layout
            self.printsOutput = printsOutput
            self.caption = caption
        }
    }

    var traits: Traits { Self.table[self]! }

    private static let table = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.makeTraits()) })

    /// The use of the code.
    package enum Role: Equatable, Sendable {
        /// The code is part of the chapter's module, at file scope.
        case declares
        /// The code runs as a case of the chapter's test.
        case runs(Runner)
        /// The compiler must reject the code.
        case mustNotCompile
        /// The code must stop a separate process.
        case mustStop
        /// The code is part of a program, which is a separate module.
        case isPart(Part)
        /// The code isn't compiled.
        case isNotCompiled
    }

    /// The use of a part of a program.
    package enum Part: Equatable, Sendable {
        case runs, mustNotCompile, mustStop
    }

    /// The use of a snippet that runs. The cases have the names of the functions of `WorkbookTesting.SnippetTest`.
    package enum Runner: Equatable, Sendable {
        case test, example, figure, walk
    }

    /// The layout of the block on the page.
    package enum Layout: Sendable {
        /// The code, and the output that follows it.
        case listing
        /// The picture that the code draws, with the code in a fold.
        case picture
        /// The code next to the picture or output after each of its steps.
        case walk
        /// The code with a stub, and the solution in a fold.
        case exercise
    }

    /// The appearance of the block's caption on the page.
    package struct Caption: Sendable {
        /// The class of the block in the page's style sheet.
        package var blockClass: StaticString
        package var badge: Badge
        /// A Boolean value indicating whether the block's caption contains the title.
        package var showsTitle = false
        /// The key whose value explains the badge.
        package var reason: Snippet.Key?
    }

    private func makeTraits() -> Traits {
        switch self {
        case .declaration:
            Traits(
                optional: [.name, .changes], role: .declares, titledBy: .name, noun: "code",
                anchorPrefix: "chunk-",
                caption: Caption(blockClass: "declaration", badge: .compiled))
        case .test:
            Traits(
                required: [.name], optional: [.exercise, .changes], role: .runs(.test), titledBy: .name, noun: "test",
                nameIsTitle: true, isUnique: true,
                caption: Caption(blockClass: "test", badge: .tested, showsTitle: true))
        case .example:
            Traits(
                optional: [.name, .changes], role: .runs(.example), noun: "example", printsOutput: true,
                caption: Caption(blockClass: "example", badge: .tested))
        case .figure:
            Traits(
                required: [.name, .caption], optional: [.choices], role: .runs(.figure), titledBy: .caption,
                noun: "figure", anchorPrefix: "figure-", isUnique: true, layout: .picture,
                caption: Caption(blockClass: "figure", badge: .tested))
        case .walk:
            Traits(
                required: [.name, .caption], optional: [.picture, .changes], role: .runs(.walk), titledBy: .caption,
                noun: "figure", anchorPrefix: "figure-", isUnique: true, layout: .walk, printsOutput: true,
                caption: Caption(blockClass: "walk", badge: .tested, showsTitle: true))
        case .program:
            Traits(
                optional: [.name, .group, .changes], role: .isPart(.runs), noun: "program", printsOutput: true,
                caption: Caption(blockClass: "example", badge: .tested))
        case .fails:
            Traits(
                required: [.message], optional: [.name, .group, .changes], role: .mustNotCompile,
                noun: "must not compile",
                caption: Caption(blockClass: "fails", badge: .fails, reason: .message))
        case .traps:
            Traits(
                required: [.message], optional: [.name, .group, .changes], role: .mustStop, noun: "must stop",
                caption: Caption(blockClass: "traps", badge: .traps, reason: .message))
        case .exercise:
            Traits(
                required: [.name, .title], role: .declares, titledBy: .title, noun: "exercise",
                anchorPrefix: "exercise-", isUnique: true, layout: .exercise,
                caption: Caption(blockClass: "exercise", badge: .exercise, showsTitle: true))
        case .skip:
            Traits(
                required: [.reason], optional: [.name, .changes], role: .isNotCompiled, noun: "untested",
                caption: Caption(blockClass: "skipped", badge: .untested, reason: .reason))
        }
    }
}

extension Snippet {
    /// A Boolean value indicating whether the compiler sees the block.
    package var isCompiled: Bool { role != .isNotCompiled }

    /// A Boolean value indicating whether the block is part of a program instead of the chapter's module.
    package var isPart: Bool { if case .isPart = role { true } else { false } }

    /// A Boolean value indicating whether a test run tries the block separately, and therefore reports a result for it.
    package var isTried: Bool {
        switch role {
        case .runs, .mustNotCompile, .mustStop, .isPart: true
        case .declares, .isNotCompiled: false
        }
    }
}
