import ChapterKit

/// The files that a chapter defines, and the code that reads them.
extension ChapterPackage {
    /// The chapter's files, in the folder `Files`.
    var resources: [OutputFile] {
        chapter.resources.map { OutputFile(path: "Files/\($0.resource.path)", text: $0.text) }
    }

    var hasResources: Bool { !chapter.resources.isEmpty }

    /// Returns the file with the function that reads the chapter's files.
    ///
    /// In a package, the function of a chapter falls back on that of a needed chapter. In an app, all files are in the
    /// same bundle, so the function of the first chapter is enough.
    func resourceReader(_ fileNames: inout FileNames) -> [OutputFile] {
        guard hasResources else { return [] }
        let text = needs.last(where: \.hasResources).map { Self.readerWithFallback(on: $0.module) } ?? Self.reader
        return [OutputFile(path: "Sources/\(fileNames.make(from: "Resource")).swift", text: text)]
    }

    /// The code that reads the files, in a package and in an app.
    static let reader = """
        import Foundation

        /// Returns the contents of a file in the folder `Files`.
        func resource(_ path: String) throws -> Data {
            #if SWIFT_PACKAGE
                let files = Bundle.module.url(forResource: "Files", withExtension: nil)!
            #else
                // An app has them at its top.
                let files = Bundle.main.bundleURL
            #endif
            return try Data(contentsOf: files.appending(path: path))
        }

        """

    private static func readerWithFallback(on module: String) -> String {
        """
        #if SWIFT_PACKAGE
            import Foundation

            @testable import \(module)

            /// Returns the contents of a file in the folder `Files`, or in that of an earlier chapter.
            func resource(_ path: String) throws -> Data {
                let files = Bundle.module.url(forResource: "Files", withExtension: nil)!
                let file = files.appending(path: path)
                guard FileManager.default.fileExists(atPath: file.path) else { return try \(module).resource(path) }
                return try Data(contentsOf: file)
            }
        #endif

        """
    }
}
