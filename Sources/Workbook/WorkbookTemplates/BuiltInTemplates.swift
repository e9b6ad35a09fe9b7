import WorkbookKit

/// The templates that are built into the tool, for books that have none of their own.
package enum BuiltInTemplates {
    /// The templates of the site.
    ///
    /// - Throws: An error if a template isn't well-formed, which a test rules out.
    package static func site() throws -> Templates { try Templates(siteFiles, name: "templates/site") }

    /// The template files of the site.
    package static let siteFiles = files(in: "site")

    /// The template files of a new book.
    package static let newBook = files(in: "init")

    /// The files that `workbook serve` adds to the pages it sends, by name.
    package static let serve = Dictionary(uniqueKeysWithValues: files(in: "serve").map { ($0.path, $0.bytes) })

    /// The template files of a starter.
    package static let starter = files(in: "starter")

    /// The template files of the app around a starter.
    package static let app = files(in: "app")

    /// Returns the template files of a folder, with their paths in it.
    private static func files(in folder: String) -> [OutputFile] {
        files.filter { $0.path.hasPrefix("\(folder)/") }.map {
            OutputFile(path: String($0.path.dropFirst(folder.count + 1)), text: $0.text)
        }
    }
}
