import Foundation
import TestSupport
import WorkbookKit
import WorkbookTemplates

/// A workspace's app on disk, and the expected properties of the project.
struct AppFolder {
    var module = "Trail"
    var title = "The Book"
    var chapters = [chapter()]

    // The properties that follow from those above.
    var regions = ["en"]
    /// The folders that are copied unchanged, keyed by the directory of the chapter.
    var explicitFolders: [String: [String]] = [:]
    /// The files that aren't in the app, keyed by the directory of the chapter.
    var exceptions: [String: [String]] = [:]

    /// Returns a chapter with a part of the app.
    static func chapter(
        _ number: Int = 1, title: String = "Rotation", resources: [String] = [], files: [OutputFile] = []
    ) -> WorkspaceApp.Chapter {
        let delegate = OutputFile(
            path: "C\(number)DemoSceneDelegate.swift",
            text: "import UIKit\n\nfinal class C\(number)DemoSceneDelegate {}\n")
        return WorkspaceApp.Chapter(
            name: "c\(number)", number: number, title: title, directory: "0\(number)-c", testTarget: "C\(number)Tests",
            sourceFolders: ["Exercises", "Sources"], resources: resources, files: [delegate] + files)
    }

    func files() throws -> [OutputFile] {
        try WorkspaceApp(module: module, title: title, chapters: chapters).files(templates: BuiltInTemplates.app)
    }

    /// Writes the app into a folder, with the chapters around it and a description of the expected project.
    func write(to folder: TemporaryFolder, named name: String) throws {
        for file in try files() { try folder.write(file.bytes, to: "\(name)/\(file.path)") }
        for document in ["README.md", "AGENTS.md"] { try folder.write("# A\n", to: "\(name)/\(document)") }
        for chapter in chapters {
            let directory = "\(name)/Chapters/\(chapter.directory)"
            for path in chapter.resources {
                let text = path.hasSuffix(".plist") ? "<plist version=\"1.0\"><dict/></plist>" : "text"
                try folder.write(text, to: "\(directory)/Files/\(path)")
            }
            try folder.write("# A\n", to: "\(directory)/README.md")
            for source in chapter.sourceFolders {
                try folder.write("let answer = 42\n", to: "\(directory)/\(source)/A.swift")
            }
            if chapter.testTarget != nil { try folder.write("import Testing\n", to: "\(directory)/Tests/ATests.swift") }
        }
        let expected = Expected(
            module: module, deploymentTarget: WorkspaceApp.defaultDeploymentTarget, language: "en", regions: regions,
            chapters: chapters.map { chapter in
                Expected.Chapter(
                    name: chapter.name, directory: chapter.directory, tests: chapter.testTarget,
                    folders: chapter.sourceFolders + (chapter.resources.isEmpty ? [] : ["Files"]),
                    explicitFolders: explicitFolders[chapter.directory] ?? [],
                    exceptions: exceptions[chapter.directory] ?? [])
            })
        try folder.write(Array(try JSONEncoder().encode(expected)), to: "\(name)/expected.json")
    }

    private struct Expected: Encodable {
        struct Chapter: Encodable {
            var name, directory: String
            var tests: String?
            var folders, explicitFolders, exceptions: [String]
        }

        var module, deploymentTarget, language: String
        var regions: [String]
        var chapters: [Chapter]
    }
}
