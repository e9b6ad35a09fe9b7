import SwiftText

/// Names that are documented elsewhere, and where: what the files say that `names` in `workbook.yml` lists.
///
/// A line of such a file is an address, under which the pages of the names after it are; or a name at file scope, with
/// the word that declares it; or, indented, a member of the last type. A sentence may follow behind a colon and a blank.
///
///     # UIKit
///     https://developer.apple.com/documentation/uikit
///     class UIWindow: What holds an app's views.
///       makeKeyAndVisible(): Shows the window and makes it the key window.
///     struct UIWindow.Level
///       alert
///
/// A page's address is the address above and the name in lower case, with a slash for each point: as DocC has it.
struct NameCatalogue: Sendable {
    struct Entry: Sendable {
        /// The word that declares it; empty for a member.
        var kind: String
        /// With the types it is in.
        var path: String
        var summary: String
        var address: String

        /// Whose pages they are.
        var host: String { address.webHost }
    }

    private(set) var entries: [Entry] = []
    /// The places of the entries, by their paths; and of members by their own names, nil when there are several.
    private(set) var places: [String: Int] = [:]
    private(set) var members: [String: Int?] = [:]
    /// The members' names without labels.
    private(set) var bases: Set<Substring> = []

    var isEmpty: Bool { entries.isEmpty }

    /// - Returns: through `diagnostics`, what is wrong with the lines.
    mutating func add(_ file: SourceFile, _ diagnostics: inout [Diagnostic]) {
        var (address, owner) = ("", "")
        for number in 1...max(1, file.lineCount) {
            let bytes = file.line(number)
            let line = bytes.trimmed.text
            if line.isEmpty || line.hasPrefix("#") { continue }
            let place = file.location(line: number, column: 1)
            if line.utf8.contains(UInt8(ascii: "/")), line.contains("://"), !line.contains(" ") {
                guard line.hasPrefix("https://") else {
                    diagnostics.append(.error("'\(line)' is no address; it begins with 'https://'", at: place))
                    continue
                }
                address = line.hasSuffix("/") ? String(line.dropLast()) : line
                continue
            }
            let isMember = bytes.first?.isSpaceOrTab == true
            guard !address.isEmpty, !isMember || !owner.isEmpty else {
                let missing = address.isEmpty ? "an address" : "the type it is in"
                diagnostics.append(.error("'\(line)' needs \(missing) on a line before it", at: place))
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

    /// A line's name, and the sentence behind a colon and a blank.
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
        let place = entries.count
        add(Entry(kind: "", path: "\(owner).\(member)", summary: summary, address: address))
        if member.hasPrefix("init(") {
            places[owner + member.dropFirst(4)] = place
        } else {
            members[member] = members.keys.contains(member) ? .some(nil) : place
            bases.insert(member.prefix { $0 != "(" })
        }
    }

    private mutating func add(_ entry: Entry) {
        var entry = entry
        entry.address += "/" + entry.path.lowercased().replacing(".", with: "/")
        places[entry.path] = entries.count
        entries.append(entry)
    }
}
