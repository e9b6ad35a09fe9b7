import SwiftText

/// The names that are documented outside the book, with the addresses of their pages. They're read from the files that
/// the key `names` in `workbook.yml` lists.
///
/// A line of such a file is an address that the pages of the following names are below, a name at file scope with its
/// introducer, or an indented member of the last type. A sentence can follow after a colon and a space.
///
///     # UIKit
///     https://developer.apple.com/documentation/uikit
///     class UIWindow: What holds an app's views.
///       makeKeyAndVisible(): Shows the window and makes it the key window.
///     struct UIWindow.Level
///       alert
///
/// The address of a page is the address above and the name in lowercase, with a slash for each period, as in DocC.
package struct NameCatalog: Sendable {
    package struct Entry: Sendable {
        /// The introducer of the declaration, or an empty string for a member.
        package var kind: String
        /// The name with the path of the types around it.
        package var path: String
        package var summary: String
        package var address: String

        /// The host name of the page.
        package var host: String { address.webHost }
    }

    package private(set) var entries: [Entry] = []
    /// The indices of the entries, keyed by path. `members` contains those of members, keyed by name, or `nil` if there
    /// are several with that name.
    package private(set) var indices: [String: Int] = [:]
    package private(set) var members: [String: Int?] = [:]
    /// The names of the members without labels.
    package private(set) var bases: Set<Substring> = []

    /// Creates a catalog without names.
    package init() {}

    package var isEmpty: Bool { entries.isEmpty }

    /// Adds the entries of a file. Errors in its lines are appended to `diagnostics`.
    mutating func add(_ file: SourceFile, _ diagnostics: inout [Diagnostic]) {
        var (address, owner) = ("", "")
        for number in 1...max(1, file.lineCount) {
            let bytes = file.line(number)
            let line = bytes.trimmed.text
            if line.isEmpty || line.hasPrefix("#") { continue }
            let location = file.location(line: number, column: 1)
            if line.utf8.contains(UInt8(ascii: "/")), line.contains("://"), !line.contains(" ") {
                guard line.hasPrefix("https://") else {
                    diagnostics.append(.error("'\(line)' isn't a web address; begin it with 'https://'", at: location))
                    continue
                }
                address = line.hasSuffix("/") ? String(line.dropLast()) : line
                continue
            }
            let isMember = bytes.first?.isSpaceOrTab == true
            guard !address.isEmpty, !isMember || !owner.isEmpty else {
                let missing = address.isEmpty ? "an address" : "the type it is in"
                diagnostics.append(.error("'\(line)' needs \(missing) on a line before it", at: location))
                continue
            }
            let (name, summary) = Self.parts(of: line)
            if isMember {
                add(member: String(name), of: owner, summary, below: address)
            } else {
                let words = name.split(separator: " ")
                owner = String(words.last ?? "")
                add(Entry(kind: String(words.first ?? ""), path: owner, summary: summary, address: address))
            }
        }
    }

    /// Returns the name in a line, and the sentence after a colon and a space.
    private static func parts(of line: String) -> (Substring, String) {
        let bytes = line.utf8
        var index = bytes.startIndex
        while let colon = bytes[index...].firstIndex(of: UInt8(ascii: ":")) {
            index = bytes.index(after: colon)
            if index < bytes.endIndex, bytes[index] == .space {
                return (line[..<colon], line[index...].trimmed)
            }
        }
        return (line[...], "")
    }

    private mutating func add(member: String, of owner: String, _ summary: String, below address: String) {
        let index = entries.count
        add(Entry(kind: "", path: "\(owner).\(member)", summary: summary, address: address))
        if member.hasPrefix("init(") {
            indices[owner + member.dropFirst(4)] = index
        } else {
            members[member] = members.keys.contains(member) ? .some(nil) : index
            bases.insert(member.prefix { $0 != "(" })
        }
    }

    private mutating func add(_ entry: Entry) {
        var entry = entry
        entry.address += "/" + entry.path.lowercased().replacing(".", with: "/")
        indices[entry.path] = entries.count
        entries.append(entry)
    }
}
