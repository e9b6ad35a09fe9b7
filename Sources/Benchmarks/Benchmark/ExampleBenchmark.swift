import Foundation

/// A benchmark of the examples in documentation comments, beside the compiler on the same examples in one module.
struct ExampleBenchmark {
    /// The path of the tool.
    let tool: String
    /// The folder of the package, which is created.
    let package: URL
    /// The number of comments, each with one example.
    let count = 200

    /// Returns the times, in seconds: of testing the examples of a package that is built, and of compiling and linking
    /// them.
    func measure() throws -> (test: Double, compiler: Double) {
        try write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "examples", products: [.library(name: "Examples", targets: ["Examples"])],
                targets: [.target(name: "Examples")])

            """, to: "Package.swift")
        let functions = (0..<count).map { number in
            let lines = statements(number).map { "///     \($0)\n" }.joined()
            return
                "/// Adds \(number).\n///\n\(lines)public func add\(number)(_ other: Int) -> Int { other + \(number) }\n"
        }
        try write(functions.joined(separator: "\n"), to: "Sources/Examples/Examples.swift")
        _ = try Measurement.run("/usr/bin/env", ["swift", "build"], in: package.path)
        let test = try best(of: 3) { try Measurement.run(tool, ["test", "Sources/Examples"], in: package.path) }

        for number in 0..<count {
            let code = statements(number).joined(separator: "\n")
            try write(
                "import Examples\n@MainActor func example\(number)() throws {\n\(code)\n}\n",
                to: "merged/example\(number).swift")
        }
        let calls = (0..<count).map { "try example\($0)()\n" }.joined()
        try write("import Examples\n" + calls, to: "merged/main.swift")
        let files = (0..<count).map { "merged/example\($0).swift" } + ["merged/main.swift"]
        let objects = try FileManager.default.contentsOfDirectory(atPath: package.path + "/.build/debug/Examples.build")
            .filter { $0.hasSuffix(".o") }.map { ".build/debug/Examples.build/\($0)" }
        let arguments =
            ["swiftc", "-Onone", "-swift-version", "6", "-suppress-warnings", "-module-name", "Merged"]
            + ["-I", ".build/debug/Modules", "-o", "merged/program"] + files + objects
        let compiler = try best(of: 3) { try Measurement.run("/usr/bin/env", arguments, in: package.path) }
        return (test.seconds, compiler.seconds)
    }

    private func statements(_ number: Int) -> [String] {
        ["var sum = add\(number)(1) // \(number + 1)", "sum += 1 // sum is now \(number + 2)"]
    }

    private func write(_ text: String, to path: String) throws {
        let file = package.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
