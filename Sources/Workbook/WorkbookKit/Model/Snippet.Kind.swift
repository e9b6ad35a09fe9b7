extension Snippet {
    /// What a Swift fence is, by the word after `swift`.
    ///
    /// What is done with a kind stands in its `traits`: parsing, checking, extracting and rendering ask for a trait, never
    /// for a list of kinds. (What is about one kind alone asks for that one: only the
    /// tests and exercises of a chapter are in its starter.)
    public enum Kind: String, CaseIterable, Sendable {
        /// No word: declarations, at file scope of the chapter's module; a chunk when it has a name.
        case declaration = ""
        /// Statements: the body of one test; it proves an exercise when it names one.
        case test
        /// Statements that run; what they print must equal the output that follows, if one does.
        case example
        /// Statements that return a picture: one, or one for each combination of what the reader chooses.
        case figure
        /// Statements that the reader goes through step by step, with a picture after each.
        case walk
        /// Top-level code, as in a `main.swift`: a program of its own, or part of one.
        case program
        /// Code that must not compile.
        case fails
        /// Statements that must stop the process.
        case traps
        /// The reference solution of an exercise.
        case exercise
        /// Not compiled.
        case skip
    }
}

extension Snippet.Kind {
    /// One object a kind, made once: every snippet asks for its own many times.
    final class Traits: Sendable {
        /// The keys that a fence of this kind must have, and those that it can have.
        let required: [Snippet.Key]
        let optional: [Snippet.Key]
        let role: Role
        /// The key whose value titles the block; a block without one is titled by its heading, `noun` and an ordinal.
        let titledBy: Snippet.Key?
        let noun: String
        /// Whether the name is a title in any words, not a name that files and other blocks can use.
        let nameIsTitle: Bool
        /// What the fragment that links to a block with a name begins with.
        let anchorPrefix: String
        /// Whether two blocks of this kind with one name would be taken for each other.
        let isUnique: Bool
        let layout: Layout
        /// Whether an output may follow the block.
        let printsOutput: Bool
        let badge: Badge

        /// What the fragment that links to any other block begins with.
        static let anchorPrefix = "b-"

        init(
            required: [Snippet.Key] = [], optional: [Snippet.Key] = [], role: Role, titledBy: Snippet.Key? = nil,
            noun: String, nameIsTitle: Bool = false, anchorPrefix: String = Traits.anchorPrefix,
            isUnique: Bool = false, layout: Layout = .listing, printsOutput: Bool = false, badge: Badge
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
            self.badge = badge
        }
    }

    var traits: Traits { Self.table[self]! }

    private static let table = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.makeTraits()) })

    /// What becomes of the code.
    enum Role: Equatable, Sendable {
        /// It is part of the chapter's module, at file scope.
        case declares
        /// It runs as a case of the chapter's test.
        case runs(Runner)
        /// The compiler must refuse it.
        case mustNotCompile
        /// It must stop a process of its own.
        case mustStop
        /// It is part of a program, which is a module of its own.
        case isPart(Part)
        /// Nobody compiles it.
        case isShown
    }

    /// What becomes of a part of a program.
    enum Part: Equatable, Sendable {
        case runs, mustNotCompile, mustStop
    }

    /// What is done with a snippet that runs: the functions of `WorkbookTesting.SnippetTest` that bear these names.
    enum Runner: Equatable, Sendable {
        case test, example, figure, walk
    }

    /// How the page shows the block.
    enum Layout: Sendable {
        /// The code, and the output that follows it.
        case listing
        /// The picture that the code draws, with the code in a fold.
        case picture
        /// The code beside what there is to see after each of its steps.
        case walk
        /// The code with a stub, and the solution in a fold.
        case exercise
    }

    /// How the page marks the block.
    struct Badge: Sendable {
        /// The class of the block in the page's style sheet.
        var blockClass: StaticString
        var mark: Mark
        /// Whether the title stands in the block's caption.
        var showsTitle = false
        /// The key whose value explains the badge.
        var reason: Snippet.Key?
    }

    private func makeTraits() -> Traits {
        switch self {
        case .declaration:
            Traits(
                optional: [.name, .changes], role: .declares, titledBy: .name, noun: "code",
                anchorPrefix: "chunk-",
                badge: Badge(blockClass: "declaration", mark: .compiled))
        case .test:
            Traits(
                required: [.name], optional: [.exercise, .changes], role: .runs(.test), titledBy: .name, noun: "test",
                nameIsTitle: true, isUnique: true,
                badge: Badge(blockClass: "test", mark: .tested, showsTitle: true))
        case .example:
            Traits(
                optional: [.name, .changes], role: .runs(.example), noun: "example", printsOutput: true,
                badge: Badge(blockClass: "example", mark: .tested))
        case .figure:
            Traits(
                required: [.name, .caption], optional: [.choices], role: .runs(.figure), titledBy: .caption,
                noun: "figure", anchorPrefix: "figure-", isUnique: true, layout: .picture,
                badge: Badge(blockClass: "figure", mark: .tested))
        case .walk:
            Traits(
                required: [.name, .caption], optional: [.picture, .changes], role: .runs(.walk), titledBy: .caption,
                noun: "figure", anchorPrefix: "figure-", isUnique: true, layout: .walk, printsOutput: true,
                badge: Badge(blockClass: "walk", mark: .tested, showsTitle: true))
        case .program:
            Traits(
                optional: [.name, .group, .changes], role: .isPart(.runs), noun: "program", printsOutput: true,
                badge: Badge(blockClass: "example", mark: .tested))
        case .fails:
            Traits(
                required: [.message], optional: [.name, .group, .changes], role: .mustNotCompile,
                noun: "must not compile",
                badge: Badge(blockClass: "fails", mark: .fails, reason: .message))
        case .traps:
            Traits(
                required: [.message], optional: [.name, .group, .changes], role: .mustStop, noun: "must stop",
                badge: Badge(blockClass: "traps", mark: .traps, reason: .message))
        case .exercise:
            Traits(
                required: [.name, .title], role: .declares, titledBy: .title, noun: "exercise",
                anchorPrefix: "exercise-", isUnique: true, layout: .exercise,
                badge: Badge(blockClass: "exercise", mark: .exercise, showsTitle: true))
        case .skip:
            Traits(
                required: [.reason], optional: [.name, .changes], role: .isShown, noun: "untested",
                badge: Badge(blockClass: "skipped", mark: .untested, reason: .reason))
        }
    }
}

extension Snippet {
    /// Whether the block is part of what the compiler sees.
    var isCompiled: Bool { role != .isShown }

    /// Whether the block is part of a program, and not of the chapter's module.
    public var isPart: Bool { if case .isPart = role { true } else { false } }

    /// Whether a run tries the block by itself, and so tells how it fared.
    public var isTried: Bool {
        switch role {
        case .runs, .mustNotCompile, .mustStop, .isPart: true
        case .declares, .isShown: false
        }
    }
}
