import Foundation
import TestSupport
import WorkbookKit
import WorkbookTemplates

/// A starter with its app on disk, and the expected properties of the project.
struct AppFolder {
    var module = "Rotation"
    var title = "Rotation"
    var chapterFiles: [OutputFile] = []
    /// The paths of the chapter's files.
    var resources: [String] = []

    // The properties that follow from those above.
    var regions = ["en"]
    var explicitFolders: [String] = []
    var exceptions: [String] = []
    var displayName: String?

    func files() throws -> [OutputFile] {
        try StarterApp(module: module, title: title, chapterFiles: chapterFiles, resources: resources).files(
            templates: BuiltInTemplates.app)
    }

    /// Writes the app into a folder, with a package around it and a description of the expected project.
    func write(to folder: TemporaryFolder, named name: String) throws {
        for file in try files() { try folder.write(file.bytes, to: "\(name)/\(file.path)") }
        for path in resources {
            let text = path.hasSuffix(".plist") ? "<plist version=\"1.0\"><dict/></plist>" : "text"
            try folder.write(text, to: "\(name)/Sources/\(module)/Files/\(path)")
        }
        try folder.write("let answer = 42\n", to: "\(name)/Sources/\(module)/Answer.swift")
        try folder.write("import Testing\n", to: "\(name)/Tests/\(module)Tests/AnswerTests.swift")
        let expected = Expected(
            module: module, displayName: displayName ?? title, deploymentTarget: StarterApp.defaultDeploymentTarget,
            language: "en", regions: regions, explicitFolders: explicitFolders, exceptions: exceptions)
        try folder.write(Array(try JSONEncoder().encode(expected)), to: "\(name)/expected.json")
    }

    private struct Expected: Encodable {
        var module, displayName, deploymentTarget, language: String
        var regions, explicitFolders, exceptions: [String]
    }
}
