import Foundation

/// A program that writes the chapter's pictures into the folder `figures`, drawn by the current code, and prints the
/// output of the examples: `swift run figures [NAME …]`.
@main
enum FiguresProgram {
    static func main() async {
        do {
            try await write(wanted: Array(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(1)
        }
    }

    @MainActor
    private static func write(wanted: [String]) async throws {
        let folder = URL(fileURLWithPath: "figures", isDirectory: true)
        let names = pictures.map(\.name) + examples.map(\.title)
        if wanted.contains("--help") || wanted.contains("-h") {
            return print("Usage: swift run figures [NAME ...]\nNames: \(names.joined(separator: ", "))")
        }
        if let unknown = wanted.first(where: { !names.contains($0) }) { throw Unknown(name: unknown, known: names) }
        for picture in pictures where wanted.isEmpty || wanted.contains(picture.name) {
            let files = try await picture.files()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, svg) in files {
                try Data(svg.utf8).write(to: folder.appendingPathComponent(name), options: .atomic)
            }
            if let first = files.first {
                print("figures/\(first.name)" + (files.count == 1 ? "" : " and \(files.count - 1) more"))
            }
        }
        for example in examples where wanted.isEmpty || wanted.contains(example.title) {
            print("\n\(example.title):")
            try await example.run()
        }
    }

    private struct Unknown: Error, CustomStringConvertible {
        let name: String
        let known: [String]
        var description: String { "no picture or example '\(name)'; there are: \(known.joined(separator: ", "))" }
    }
}
