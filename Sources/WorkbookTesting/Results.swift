import Foundation

/// What the snippets of a run made, written down for `workbook test` and `workbook accept`.
enum Results {
    /// The folder that `workbook` asks for; nothing is written in an ordinary `swift test`.
    private static let folder = ProcessInfo.processInfo.environment["WORKBOOK_RESULTS"].map(URL.init(fileURLWithPath:))

    static func write(_ text: String, for place: Place, extension: String) {
        guard let folder else { return }
        let chapter = folder.appending(path: place.chapter.slug)
        do {
            try FileManager.default.createDirectory(at: chapter, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: chapter.appending(path: "\(place.index).\(`extension`)"))
        } catch {
            FileHandle.standardError.write(Data("workbook: cannot write results: \(error)\n".utf8))
        }
    }
}
