import Foundation

/// A folder in which one program is compiled and run, together with the modules of the same text that it imports.
struct ProgramWorkspace: Sendable {
    /// The product of a compilation.
    enum Product {
        case program
        case module(String)
        /// No product. The compiler only parses a part.
        case syntax(Int)
    }

    let folder: URL
    let settings: ProgramRunner.Settings
    let processes: ChildProcesses
    /// The object file that announces parts.
    let support: Task<URL, any Error>

    /// The names of the modules that were compiled successfully.
    private var modules: [String] = []
    /// The errors of the modules that failed to compile, by name.
    private var moduleErrors: [String: String] = [:]

    init(folder: URL, settings: ProgramRunner.Settings, processes: ChildProcesses, support: Task<URL, any Error>) {
        self.folder = folder
        self.settings = settings
        self.processes = processes
        self.support = support
    }

    private var program: URL { folder.appending(path: "program") }

    private func object(of module: String) -> URL { folder.appending(path: "\(module).o") }

    /// Compiles a module for the modules that follow and for the program.
    mutating func compile(_ module: Program.Module, delimiter: String) async throws {
        let source = ProgramSource(module.parts, imports: settings.imports, delimiter: delimiter, isModule: true)
        let report = try await compile(source, to: .module(module.name))
        if let reason = report.firstError {
            moduleErrors[module.name] = reason
        } else {
            modules.append(module.name)
        }
    }

    /// Compiles a source.
    ///
    /// - Throws: `ProgramRunnerError` if there is no compiler.
    func compile(_ source: ProgramSource, to product: Product = .program) async throws -> ProgramReport {
        // A previously compiled program must not run in place of one that doesn't compile.
        try? FileManager.default.removeItem(at: program)
        let (name, module): (String, String) =
            switch product {
            case .program: ("main", "main")
            case .module(let name): ("module-\(name)", name)
            case .syntax(let index): ("part-\(index)", "main")
            }
        let file = folder.appending(path: "\(name).swift")
        try Data(source.text.utf8).write(to: file)
        let log = folder.appending(path: "\(name).txt")
        let command =
            SupportModule.compiler + [
                "-swift-version", settings.languageMode, "-module-name", module, "-diagnostic-style=llvm",
                "-no-color-diagnostics", "-suppress-warnings", file.path,
            ]
            + (source.isLibrary ? ["-parse-as-library"] : [])
            // Xcode passes this option for Swift 5. In Swift 6, it is the default.
            + (settings.languageMode == "6" ? [] : ["-enable-bare-slash-regex"])
            + (try await arguments(for: product, isLibrary: source.isLibrary))
        let end = try await processes.run(command, output: log, errors: log, seconds: settings.seconds * 10)
        let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
        let report = ProgramReport(text, parts: source.parts, moduleErrors: moduleErrors)
        if end == .tookTooLong { return ProgramReport("error: the compiler did not come to its end in time") }
        if end != .exited(0), report.errors.isEmpty, report.others.isEmpty {
            if end == .exited(127) {
                throw ProgramRunnerError(description: "there is no 'swiftc' in your PATH; install Swift")
            }
            return ProgramReport("error: \(text)")
        }
        return report
    }

    private func arguments(for product: Product, isLibrary: Bool) async throws -> [String] {
        let found = ["-I", folder.path] + settings.arguments
        switch product {
        case .program:
            let support = try await support.value
            return ["-o", program.path] + modules.map { object(of: $0).path }
                + (isLibrary ? [] : ["-I", support.deletingLastPathComponent().path, support.path]) + found
        case .module(let name):
            let path = folder.appending(path: "\(name).swiftmodule").path
            return ["-emit-module", "-emit-module-path", path, "-c", "-o", object(of: name).path] + found
        case .syntax: return ["-parse"]
        }
    }

    /// Runs the program that was compiled last.
    func execute() async throws -> (end: ChildProcesses.End, output: String, errors: String) {
        let (output, errors) = (folder.appending(path: "output.txt"), folder.appending(path: "errors.txt"))
        let end = try await processes.run(
            [program.path], in: folder,
            environment: ["SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no"], output: output,
            errors: errors, seconds: settings.seconds)
        return (
            end, String(decoding: try Data(contentsOf: output), as: UTF8.self),
            ProgramSource.withoutParts(String(decoding: try Data(contentsOf: errors), as: UTF8.self))
        )
    }
}
