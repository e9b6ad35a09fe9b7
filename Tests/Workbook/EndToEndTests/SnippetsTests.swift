import Foundation
import TestSupport
import Testing

/// Tests of a package's snippets, of listings that show their lines, and of the set-up of Markdown files.
@Suite struct SnippetsTests {
    /// A package with a snippet that prints a wrong result, and listings that are no longer those of the snippet.
    private static func package() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "numbers", products: [.library(name: "Numbers", targets: ["Numbers"])],
                targets: [.target(name: "Numbers")])

            """, to: "Package.swift")
        try folder.write(
            """
            /// Returns twice a number.
            ///
            /// <!-- workbook: from="Snippets/Twice.swift#body" -->
            ///
            ///     twice(3)
            public func twice(_ number: Int) -> Int { number * 2 }

            """, to: "Sources/Numbers/Numbers.swift")
        try folder.write(
            """
            //! Doubles a number.
            import Numbers

            // snippet.hide
            let secret = 3
            // snippet.show
            // snippet.body
            twice(secret) // 7

            print(twice(1)) // prints 2

            """, to: "Snippets/Twice.swift")
        try folder.write("import Numbers\nprint(twice(1))\n", to: "Snippets/More/Other.swift")
        try folder.write(
            """
            # Numbers

            > <!-- workbook: from="Snippets/Twice.swift#body" -->
            >
            > ```swift
            > twice(secret) // 7
            >
            > print(twice(1)) // prints 3
            > ```

            ```swift from="Snippets/Twice.swift"
            ```

            ```swift
            print(answer)  // prints 84
            ```

            """, to: "README.md")
        try folder.write("let answer = twice(42)\n", to: "Doctests/README.md.swift")
        return folder
    }

    private func tool(_ arguments: String..., in folder: TemporaryFolder) throws -> Tool.Run {
        try Tool.run(arguments, in: folder.path, environment: Tool.environmentWithSwift)
    }

    @Test func `snippets are run, and listings are compared with them and renewed`() throws {
        let folder = try Self.package()
        let first = try tool("test", ".", in: folder)
        #expect(first.status == 1 && first.output.contains("2 passed, 4 failed\n"))
        for expected in [
            "README.md:8:3: 'Snippets/Twice.swift#body' has 'print(twice(1)) // prints 2' here; ",
            "README.md:12:1: 'Snippets/Twice.swift' goes on with 'import Numbers'; ",
            "  ✔ Numbers: listing 3  README.md:14\n",
            "Sources/Numbers/Numbers.swift:5:9: 'Snippets/Twice.swift#body' has 'twice(secret) // 7' here; ",
            "Snippets/Twice.swift:8:15: this is 6, not 7\n", "  ✔ Other  Snippets/More/Other.swift:1\n",
            "\nsnippets: 2 in programs of their own\n",
        ] { #expect(first.output.contains(expected), "\(expected)") }

        let accepted = try tool("accept", ".", in: folder)
        #expect(accepted.status == 0 && accepted.output.contains("4 accepted: look at them with 'git diff'\n"))
        #expect(
            folder.text("README.md")?.hasPrefix(
                """
                # Numbers

                > <!-- workbook: from="Snippets/Twice.swift#body" -->
                >
                > ```swift
                > twice(secret) // 6
                >
                > print(twice(1)) // prints 2
                > ```

                ```swift from="Snippets/Twice.swift"
                import Numbers

                twice(secret) // 6

                print(twice(1)) // prints 2
                ```

                """) == true)
        #expect(folder.text("Snippets/Twice.swift")?.contains("twice(secret) // 6\n") == true)
        #expect(folder.text("Sources/Numbers/Numbers.swift")?.contains("///     twice(secret) // 6\n///\n") == true)

        let last = try tool("test", ".", "--strict", in: folder)
        #expect(last.status == 0 && last.output.contains("6 passed, 0 failed\n"), "\(last.output)")
        #expect(last.output.contains("passed: 3 results compared, 3 run, 3 as in their files\n"))
    }

    @Test(arguments: [
        ("../secret.txt", "'../secret.txt' isn't the path of a Swift file in the package"),
        ("/etc/passwd", "'/etc/passwd' isn't the path of a Swift file in the package"),
        ("link/secret.swift", "there is no file 'link/secret.swift' in the package"),
        ("Snippets/None.swift", "there is no file 'Snippets/None.swift' in the package"),
        ("Snippets/Twice.swift#bdy", "'Snippets/Twice.swift' has no slice 'bdy'; known: 'body'"),
    ])
    func `a listing shows only files of its package`(reference: String, message: String) throws {
        let folder = try Self.package()
        let outside = try TemporaryFolder()
        try outside.write("let secret = 1\n", to: "secret.swift")
        try FileManager.default.createSymbolicLink(
            atPath: folder["link"], withDestinationPath: outside.path)
        let text = "```swift from=\"\(reference)\"\nlet a = 1\n```\n"
        try folder.write(text, to: "A.md")
        let run = try tool("test", "A.md", in: folder)
        #expect(run.status == 1 && run.output.contains("A.md:2:1: \(message)\n"), "\(run.output)")
        let accepted = try tool("accept", "A.md", in: folder)
        #expect(accepted.status == 1 && accepted.errors.contains("A.md:2:1: error: \(message)\n"))
        #expect(folder.text("A.md") == text)
    }

    @Test(arguments: [
        ("- ```swift FROM\n  ```\n", "- ```swift FROM\n  let a = 1\n\n  let b = 2\n  ```\n"),
        ("> ```swift FROM\n> ```\n", "> ```swift FROM\n> let a = 1\n>\n> let b = 2\n> ```\n"),
        (
            "1. A\n\n   ```swift FROM\n\n   x\n   ```\n",
            "1. A\n\n   ```swift FROM\n   let a = 1\n\n   let b = 2\n   ```\n"
        ),
        ("```swift FROM\r\nx\r\n```\r\n", "```swift FROM\r\nlet a = 1\r\n\r\nlet b = 2\r\n```\r\n"),
        ("```swift FROM", "```swift FROM\nlet a = 1\n\nlet b = 2\n"),
    ])
    func `renewed lines stay in their list or quote, with its line endings`(old: String, new: String) throws {
        let folder = try Self.package()
        let from = "from=\"Snippets/B.swift\""
        try folder.write("\u{FEFF}let a = 1\n\nlet b = 2\n", to: "Snippets/B.swift")
        try folder.write(old.replacing("FROM", with: from), to: "A.md")
        try FileManager.default.createSymbolicLink(atPath: folder["link.md"], withDestinationPath: folder["A.md"])
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder["A.md"])
        for _ in 1...2 {
            #expect(try tool("accept", "link.md", in: folder).status == 0)
            #expect(folder.text("A.md") == new.replacing("FROM", with: from))
        }
        let attributes = try FileManager.default.attributesOfItem(atPath: folder["A.md"])
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder["link.md"]) == folder["A.md"])
    }

    @Test func `a snippet is a whole file: conditions, an entry point, and errors of its own`() throws {
        let folder = try Self.package()
        try folder.write(
            """
            #if canImport(Darwin)
            import Darwin
            #else
            import Glibc
            #endif

            @main struct Tool {
                static func main() { fatalError("it runs") }
            }

            """, to: "Snippets/Main.swift")
        try folder.write("let text: String = 1\n", to: "Snippets/Wrong.swift")
        try folder.write("print(\"while true { ... }\") // prints while true { ... }\n", to: "Snippets/Text.swift")
        let run = try tool("test", "Snippets", in: folder)
        #expect(run.status == 1 && run.output.contains("2 passed, 3 failed\n"), "\(run.output)\(run.errors)")
        for expected in [
            "Snippets/Wrong.swift:1:20: cannot convert value of type 'Int' to specified type 'String'\n",
            "✔ Text  Snippets/Text.swift:1\n", "it runs",
        ] { #expect(run.output.contains(expected), "\(expected)\n\(run.output)") }
    }

    @Test func `a mistake in the set-up of a Markdown file is reported at its line`() throws {
        let folder = try Self.package()
        try folder.write("let answer = twice(true)\n", to: "Doctests/README.md.swift")
        let run = try tool("test", "README.md", in: folder)
        #expect(run.status == 1 && run.errors.contains("Doctests/README.md.swift:1:20: "), "\(run.errors)")
    }
}
