import Mustache
import SwiftText

/// A book of one chapter in a package of its own: what an author begins with.
public struct NewBook: Sendable {
    /// Where the package comes from whose plugin and tool the book uses.
    public enum Workbook: Sendable {
        /// From an address, in this version or a later one that is compatible.
        case address(String, version: String)
        /// From a folder of this computer.
        case folder(String)
    }

    let name: String
    let workbook: Workbook

    /// - Parameter name: that of the book's folder; title and package are called after it.
    public init(name: String, workbook: Workbook) {
        self.name = name
        self.workbook = workbook
    }

    /// The title: `my-first_book` -> `My First Book`.
    var title: String {
        let words = name.split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty
            ? "A Book" : words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }

    /// The files of the book.
    ///
    /// - Parameter templates: Mustache files, and others that are copied.
    /// - Throws: when a template is not well-formed.
    public func files(templates: [OutputFile]) throws -> [OutputFile] {
        let context = ["name": SwiftLiteral.string(title), "title": title, "dependency": dependency]
        return try templates.map { template in
            guard template.path.hasSuffix(".mustache") else { return template }
            let text = String(decoding: template.bytes, as: UTF8.self)
            return OutputFile(
                path: String(template.path.dropLast(".mustache".count)),
                text: try MustacheTemplate(string: text).render(context))
        }
    }

    private var dependency: String {
        switch workbook {
        case .address(let address, let version):
            ".package(url: \(SwiftLiteral.string(address)), from: \(SwiftLiteral.string(version)))"
        case .folder(let path):
            ".package(name: \"workbook\", path: \(SwiftLiteral.string(path)))"
        }
    }
}
