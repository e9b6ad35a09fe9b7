import Foundation

/// The modules of a package that SwiftPM has built.
package struct BuiltModules: Sendable {
    /// The folder of a SwiftPM configuration, such as `.build/debug`.
    private let folder: URL
    /// The names of the Swift modules.
    private let names: Set<String>

    /// Creates the list of the modules in a folder, or returns `nil` if the folder contains no build.
    package init?(folder: URL) {
        let files = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "Modules").path)
        guard let files else { return nil }
        self.folder = folder.resolvingSymlinksInPath()
        names = Set(files.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
    }

    /// Returns the compiler arguments with which programs can import the modules.
    ///
    /// - Parameters:
    ///   - imported: The modules that the programs import. If none of them is built here, the result is empty.
    ///   - scratch: A folder for the archive of the modules' objects.
    /// - Throws: `ProgramRunnerError` if the archive can't be created.
    package func arguments(
        importing imported: Set<String>, scratch: URL, processes: ChildProcesses
    ) async throws -> [String] {
        guard !imported.isDisjoint(with: names) else { return [] }
        let archive = scratch.appending(path: "libmodules.a")
        let objects = objects
        if !objects.isEmpty { try await makeArchive(of: objects, at: archive, scratch, processes) }
        let modules = ["-I", folder.appending(path: "Modules").path] + clangArguments.flatMap { ["-Xcc", $0] }
        if objects.isEmpty { return modules + libraries }
        let autolinked = try await autolinked(objects, scratch, processes)
        // The linker takes from an archive only what another object names. A conformance to a protocol has no name that
        // the code which relies on it uses, so the imported modules are linked as a whole.
        let whole = objects.filter { imported.contains(Self.module(ofObject: $0)) }
        let list = scratch.appending(path: "imported.rsp")
        let lines = whole.flatMap { ["-Xlinker", ResponseFile.quoted($0)] }
        try Data(lines.joined(separator: "\n").utf8).write(to: list)
        return modules + (whole.isEmpty ? [] : ["@\(list.path)"]) + ["-Xlinker", archive.path] + autolinked + libraries
    }

    /// Returns the name of the module that SwiftPM compiled to an object file, as in `DequeModule.build/Deque.swift.o`.
    private static func module(ofObject path: String) -> String {
        let folder = path.split(separator: "/").last { $0.hasSuffix(".build") && $0 != ".build" } ?? ""
        return String(folder.dropLast(6)).replacing("-", with: "_")
    }

    /// Returns the arguments for the libraries that the objects link automatically, such as Foundation.
    ///
    /// On Linux, the driver reads them from the object files on its command line and doesn't search archives. On a Mac,
    /// the linker reads them from archives too.
    private func autolinked(
        _ objects: [String], _ scratch: URL, _ processes: ChildProcesses
    ) async throws -> [String] {
        #if os(macOS)
            return []
        #else
            let flags = scratch.appending(path: "modules.autolink")
            let log = scratch.appending(path: "autolink.txt")
            let list = scratch.appending(path: "objects.txt")
            let command = ["swift-autolink-extract", "@\(list.path)", "-o", flags.path]
            let end = try await processes.run(command, output: log, errors: log, seconds: 300)
            guard end == .exited(0) else {
                let output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
                throw ProgramRunnerError(description: "cannot read what the modules link: \(output)")
            }
            return ["@\(flags.path)"]
        #endif
    }

    /// The object files of the modules. The objects of the plugins' tools are omitted, because they are a second build
    /// of the same code.
    private var objects: [String] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let all = (files?.compactMap { $0 as? URL } ?? []).map(\.path).filter { path in
            path.hasSuffix(".o") && path.contains(".build/") && !path.contains("-tool.build/")
        }.sorted()
        // SwiftPM leaves the object of a file that was deleted or renamed. It would be linked in place of the new one.
        let planned = Set(plan.matches(of: #/"(\/[^"]*\.o)"/#).map { String($0.output.1) })
        let current = all.filter(planned.contains)
        return current.isEmpty ? all : current
    }

    /// Creates an archive from which the linker takes the objects that it requires.
    private func makeArchive(
        of objects: [String], at archive: URL, _ scratch: URL, _ processes: ChildProcesses
    ) async throws {
        let list = scratch.appending(path: "objects.txt")
        let log = scratch.appending(path: "archive.txt")
        #if os(macOS)
            try Data(objects.joined(separator: "\n").utf8).write(to: list)
            let command = ["libtool", "-static", "-o", archive.path, "-filelist", list.path]
        #else
            try Data(objects.map(ResponseFile.quoted).joined(separator: "\n").utf8).write(to: list)
            // A thin archive contains the paths of the objects and no copies.
            let command = ["ar", "qcST", archive.path, "@\(list.path)"]
        #endif
        let end = try await processes.run(command, output: log, errors: log, seconds: 300)
        guard end == .exited(0) else {
            let output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
            throw ProgramRunnerError(description: "cannot make an archive of the modules: \(output)")
        }
        #if !os(macOS)
            _ = try await processes.run(["ranlib", archive.path], output: log, errors: log, seconds: 300)
        #endif
    }

    // MARK: What SwiftPM knows of C modules

    /// SwiftPM's build plan.
    private var plan: String {
        let name = folder.lastPathComponent + ".yaml"
        let folders = [
            folder.deletingLastPathComponent(), folder.deletingLastPathComponent().deletingLastPathComponent(),
        ]
        return folders.lazy.compactMap { try? String(contentsOf: $0.appending(path: name), encoding: .utf8) }.first
            ?? ""
    }

    /// The compilation conditions that the package sets, such as `DEBUG`.
    package var flags: Set<String> {
        Set(plan.matches(of: #/"-D(?:","(?!-))?([A-Za-z_]\w*)"/#).map { String($0.output.1) })
    }

    private var clangArguments: [String] {
        let maps = Set(plan.matches(of: #/"(-fmodule-map-file=[^"]*)"/#).map { String($0.output.1) })
        let headers = Set(plan.matches(of: #/"-I","(?:-Xcc",")?(/[^"]*)"/#).map { String($0.output.1) })
        return maps.filter { !$0.contains("-tool.build/") }.sorted()
            + headers.filter { !$0.contains("/Modules") }.sorted().map { "-I\($0)" }
    }

    /// Returns a Boolean value indicating whether an argument is for a dynamic library of the package that wasn't built,
    /// because only its tests use it.
    private func isMissing(_ argument: String) -> Bool {
        guard argument.hasPrefix("-l") else { return false }
        let file = "lib\(argument.dropFirst(2)).so"
        return plan.contains("/\(file)\"")
            && !FileManager.default.fileExists(atPath: folder.appending(path: file).path)
    }

    /// The arguments for the libraries to link and the macros to load.
    private var libraries: [String] {
        let macros = Set(
            plan.matches(of: #/"-load-plugin-(executable|library)","-Xfrontend","([^"]+)"/#).map { match in
                ["-load-plugin-\(match.output.1)", String(match.output.2)]
            })
        let names = plan.matches(of: #/"(-[lL][^"]+)"/#).map { String($0.output.1) }
        let found = Set(names.filter { !$0.hasPrefix("-load-plugin-") && !isMissing($0) }).sorted()
        // The folder has the package's dynamic libraries.
        let path = found.isEmpty ? [] : ["-L", folder.path, "-Xlinker", "-rpath", "-Xlinker", folder.path]
        return found + path + macros.sorted { $0[1] < $1[1] }.flatMap { $0 }
    }
}
