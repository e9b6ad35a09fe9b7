import Doctests

/// The share of a module's public declarations whose documentation has tested examples.
struct DocCommentCoverage: Sendable {
    /// A public declaration, and how far its documentation is tested. Each level includes those before it.
    struct Item: Sendable {
        enum Level: Int, Comparable, Sendable {
            case undocumented, documented, withExample, tested, compared

            static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
        }

        var name: String
        var path: String
        var line: Int
        var level: Level
    }

    var module: String
    var items: [Item] = []

    /// Returns the number of declarations whose documentation reaches a level.
    private func count(_ level: Item.Level) -> Int { items.count { $0.level >= level } }

    /// The percentage of public declarations with a tested example, rounded down.
    var percentage: Int { items.isEmpty ? 100 : count(.tested) * 100 / items.count }

    /// The line for a module.
    var text: String {
        "\(module): \(items.count) public declarations, \(count(.documented)) documented, \(count(.withExample)) with an "
            + "example, \(count(.tested)) tested (\(percentage) %), \(count(.compared)) with a compared result"
    }

    /// A line for each declaration without a tested example.
    var missing: [String] {
        items.filter { $0.level < .tested }.map { item in
            let state =
                switch item.level {
                case .undocumented: "no documentation"
                case .documented: "no example"
                default: "no tested example"
                }
            return "\(item.path):\(item.line): \(item.name): \(state)"
        }
    }

    /// The numbers as values for JSON.
    var json: [String: Any] {
        [
            "module": module, "public": items.count, "documented": count(.documented),
            "withExample": count(.withExample), "tested": count(.tested), "compared": count(.compared),
        ]
    }
}

extension DocCommentCoverage {
    /// Counts the declarations of some files.
    ///
    /// - Parameters:
    ///   - declarations: The declarations, by the path of their file.
    ///   - results: The results of each comment's listings, by the path and the line of the comment.
    init(
        module: String, _ declarations: [(path: String, declarations: [DocumentedDeclarations.Declaration])],
        _ results: [String: [DoctestResult]]
    ) {
        self.module = module
        for (path, declarations) in declarations {
            for declaration in declarations
            where declaration.isPublic && !declaration.isExtension && declaration.falseCondition == nil {
                let results = declaration.comment.flatMap { results[Self.key(path, $0)] }
                var level = declaration.comment == nil ? Item.Level.undocumented : .documented
                for result in results ?? [] {
                    if case .passed(let comparison) = result {
                        level = max(level, comparison.compared.isEmpty ? .tested : .compared)
                    } else {
                        level = max(level, .withExample)
                    }
                }
                items.append(Item(name: declaration.name, path: path, line: declaration.line, level: level))
            }
        }
    }

    /// The key of a comment's results.
    static func key(_ path: String, _ comment: DocComment) -> String { "\(path):\(comment.lines.first?.number ?? 0)" }
}
