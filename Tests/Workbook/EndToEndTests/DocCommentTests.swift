import Foundation
import TestSupport
import Testing

/// Tests of `workbook test` on the documentation comments of a package.
@Suite struct DocCommentTests {
    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "numbers",
            products: [.library(name: "Numbers", targets: ["Numbers"])],
            targets: [
                .target(name: "Numbers"), .target(name: "Tools", dependencies: ["Numbers"]),
                .executableTarget(name: "demo", dependencies: ["Numbers"]),
            ])

        """

    /// A package with right and wrong examples.
    private static func package() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(manifest, to: "Package.swift")
        try folder.write(
            """
            /// Returns the sum of some numbers.
            ///
            ///     let numbers = [1, 2, 3]
            ///     sum(numbers) // 7
            public func sum(_ numbers: [Int]) -> Int { numbers.reduce(0, +) }

            """, to: "Sources/Numbers/Sum.swift")
        try folder.write(
            """
            /// A stack.
            ///
            ///     var stack = Stack()
            ///     stack.push(1)
            ///     print(stack) // Stack of 1
            ///     stack.pop() // 1
            public struct Stack: Sendable {
                var elements: [Int] = []
                public init() {}

                /// Adds a number.
                ///
                ///     var stack = filled(1)
                ///     stack.push(2)
                ///     stack.pop() // 2
                public mutating func push(_ number: Int) { elements.append(number) }

                public mutating func pop() -> Int? { elements.popLast() }

                /// The number of elements.
                ///
                ///     Stack().count // 1
                var count: Int { elements.count }
            }

            """, to: "Sources/Numbers/Stack.swift")
        // A file of its own has the conformance, which no example names.
        try folder.write(
            """
            extension Stack: CustomStringConvertible {
                public var description: String { "Stack of \\(elements.count)" }
            }

            """, to: "Sources/Numbers/Stack+Description.swift")
        try folder.write(
            """
            func filled(_ number: Int) -> Stack {
                var stack = Stack()
                stack.push(number)
                return stack
            }

            """, to: "Doctests/Numbers/Stack.swift")
        try folder.write("/// No example.\npublic let tool = 1\n", to: "Sources/Tools/Tool.swift")
        try folder.write("/// Text.\n///\n///     x // 1\nlet x = 1\nprint(x)\n", to: "Sources/demo/main.swift")
        try folder.write("# Numbers\n\n```swift\nprint(sum([1, 2]))  // prints 3\n```\n", to: "README.md")
        return folder
    }

    private func tool(_ arguments: String..., in folder: TemporaryFolder) throws -> Tool.Run {
        let environment = ProcessInfo.processInfo.environment
        return try Tool.run(
            arguments, in: folder.path,
            environment: [
                "PATH": environment["PATH", default: ""], "HOME": environment["HOME", default: ""],
                "TMPDIR": folder["temporary"],
            ])
    }

    @Test func `a package's examples are compiled, run, and compared`() throws {
        let folder = try Self.package()
        try folder.write("", to: "temporary/keep")

        let file = try tool("test", "Sources/Numbers/Sum.swift", in: folder)
        #expect(file.status == 1)
        // The document for users shows this output.
        #expect(
            file.output.contains(
                """
                Numbers  Sources/Numbers/Sum.swift
                  ✘ sum(_:)  Sources/Numbers/Sum.swift:3
                      Sources/Numbers/Sum.swift:4:22: this is 6, not 7
                           2 | ///
                           3 | ///     let numbers = [1, 2, 3]
                           4 | ///     sum(numbers) // 7
                                                    ^
                           5 | public func sum(_ numbers: [Int]) -> Int { numbers.reduce(0, +) }

                0 passed, 1 failed
                comments: 1 in one program for each module

                """))

        let comments = try tool("test", "--doc-comments", in: folder)
        #expect(comments.status == 1)
        #expect(comments.output.contains("  ✔ Stack  Sources/Numbers/Stack.swift:3\n"))
        #expect(comments.output.contains("  ✔ Stack.push(_:)  Sources/Numbers/Stack.swift:13\n"))
        #expect(
            comments.output.contains(
                """
                2 passed, 1 failed
                passed: 3 results compared, 2 run
                comments: 3 in one program for each module
                left out: 1 listing at names that aren't public (--internal), 2 Swift files in no library

                """))

        let all = try tool("test", ".", in: folder)
        #expect(
            all.output.contains("  ✔ Numbers: listing  README.md:3\n") && all.output.contains("3 passed, 1 failed"))

        for name in ["Numbres.swift", "Numbers/Stak.swift", "Numbers/Nothing.swift", "a/b.swift"] {
            try folder.write("let x = missing", to: "Doctests/\(name)")
        }
        let misnamed = try tool("test", "Sources/Numbers/Stack.swift", in: folder)
        #expect(misnamed.status == 0)
        let reason = "warning: this file has the name of no target and no file of one, so it comes before no example"
        #expect(misnamed.errors.contains("Doctests/Numbres.swift:1:1: \(reason); did you mean 'Numbers.swift'?"))
        #expect(misnamed.errors.contains("mean 'Numbers/Stack.swift'? (also at Doctests/Numbers/Stak.swift:1:1)"))
        #expect(misnamed.errors.contains("Doctests/a/b.swift:1:1: \(reason); name it 'Numbers.swift' or 'Tools.swift'"))
        for name in ["Numbres.swift", "Numbers/Stak.swift", "Numbers/Nothing.swift", "a"] {
            try FileManager.default.removeItem(atPath: folder["Doctests/\(name)"])
        }

        let named = try tool("test", "--doc-comments", "--only", "Stack", "--internal", "--format", "json", in: folder)
        #expect(named.status == 1)
        #expect(named.output.contains("\"passed\" : 2") && named.output.contains("this is 0, not 1"))

        let coverage = try tool("test", "--doc-comments", "--missing", "--minimum", "50", in: folder)
        #expect(coverage.status == 1)
        #expect(
            coverage.output.hasSuffix(
                """

                Numbers: 6 public declarations, 3 documented, 3 with an example, 2 tested (33 %), 2 with a compared result
                  Sources/Numbers/Stack+Description.swift:2: Stack.description: no documentation
                  Sources/Numbers/Stack.swift:9: Stack.init(): no documentation
                  Sources/Numbers/Stack.swift:18: Stack.pop(): no documentation
                  Sources/Numbers/Sum.swift:5: sum(_:): no tested example
                to leave out a listing, write <!-- workbook: skip REASON --> in the line before it

                """))
        #expect(
            coverage.errors.contains("Numbers has tested examples for 33 % of its public declarations, less than 50 %"))

        let accepted = try tool("accept", "--doc-comments", in: folder)
        #expect(accepted.status == 0)
        #expect(
            accepted.output == """
                Sources/Numbers/Sum.swift:4:25: '7' -> '6'
                1 accepted: look at them with 'git diff'

                """)
        #expect(folder.text("Sources/Numbers/Sum.swift")?.contains("\n///     sum(numbers) // 6\npublic") == true)
        #expect(try tool("test", "--doc-comments", in: folder).status == 0)

        #expect(folder.files.filter { $0.hasPrefix("temporary/workbook") } == [])
    }

    @Test func `a command that tests nothing says why, and has status 1`() throws {
        let folder = try Self.package()
        func message(_ arguments: String...) throws -> String {
            let run = try Tool.run(
                ["test"] + arguments, in: folder.path,
                environment: Tool.environmentWithSwift)
            #expect(run.status == 1)
            return run.errors
        }
        #expect(
            try message("Sources/Tools/Tool.swift").contains(
                "nothing was tested: there is no listing in the documentation comments of public names in "
                    + "'Sources/Tools/Tool.swift'"))
        #expect(
            try message("Sources/demo").contains("'Sources/demo/main.swift' is in no library of the package"))
        #expect(
            try message("--doc-comments", "--only", "Missing").contains(
                "documentation comments of names like 'Missing'"))
        #expect(try message("Sources/Missing.swift").contains("there is no 'Sources/Missing.swift'"))
        try folder.write("", to: "empty/a.txt")
        #expect(try message("./empty").contains("there is no Markdown or Swift file in './empty'"))

        try folder.write("let app = Missing()\n", to: "Doctests/Numbers.swift")
        #expect(try message("Sources/Numbers").contains("Doctests/Numbers.swift:1:11: cannot find 'Missing' in scope"))

        try FileManager.default.removeItem(atPath: folder["Doctests/Numbers.swift"])
        try Data("/// \u{E9}".unicodeScalars.map { UInt8($0.value) }).write(
            to: URL(fileURLWithPath: folder["Sources/Numbers/Bytes.swift"]))
        #expect(try message("Sources/Numbers").contains("Bytes.swift:1:5: error: invalid UTF-8"))

        try FileManager.default.removeItem(atPath: folder["Sources/Numbers/Bytes.swift"])
        try folder.write("public func f() { missing() }\n", to: "Sources/Numbers/Broken.swift")
        let broken = try message("Sources/Numbers")
        #expect(broken.contains("the package doesn't build") && broken.contains("cannot find 'missing' in scope"))
    }
}
