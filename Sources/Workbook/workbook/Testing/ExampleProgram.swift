import Doctests
import Foundation
import SnippetPrograms
import SnippetResults

/// The program of examples, compiled with the modules of a package.
struct ExampleProgram {
    /// The import declarations of each example.
    var imports: [String]
    var languageMode: String
    /// The modules of the package, or `nil` if there is none.
    var modules: BuiltModules?
    /// The names of the modules that the examples can import.
    var imported: [String]

    /// Compiles and runs the examples.
    ///
    /// - Parameter setUp: A function that returns the files that come before the examples of the file at a path.
    func report(
        on doctests: [Doctest], _ results: ResultsFolder, _ processes: ChildProcesses,
        setUp: (String) throws -> [SetUp] = { _ in [] }
    ) async throws -> DoctestRun.Report {
        let folder = URL(fileURLWithPath: results.path).appending(path: "doctests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let settings = DoctestRun.Settings(
            imports: imports, languageMode: languageMode,
            arguments: try await modules?.arguments(
                importing: Set(imported), scratch: folder, processes: processes) ?? [],
            seconds: TimeLimit.seconds)
        let files = try Dictionary(Set(doctests.map(\.path)).map { ($0, try setUp($0)) }) { first, _ in first }
        return try await DoctestRun(settings, in: folder, processes: processes).report(on: doctests) {
            files[$0.path] ?? []
        }
    }
}
