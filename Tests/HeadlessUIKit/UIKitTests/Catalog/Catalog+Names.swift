extension Catalog {
    /// The names whose addresses in Apple's documentation are certain, in the format that a book reads to link the
    /// names in its chapters.
    ///
    /// The list leaves out names that Apple's addresses distinguish by more than a name: overloads, and a type and a
    /// property that differ only in capitals. It also leaves out members that Apple declares elsewhere.
    var names: String {
        let head = """
            # The names of UIKit that chapters can use, with their addresses in Apple's documentation.
            # Made from the module; renew it with: \(Catalog.recording)

            """
        return head
            + ["UIKit", "QuartzCore"].map { framework in
                let types = entries.filter { $0.framework == framework && $0.kind != nil && isSure($0) }
                return "\nhttps://developer.apple.com/documentation/\(framework.lowercased())\n"
                    + types.sorted { $0.name < $1.name }.map(\.names).joined()
            }.joined()
    }

    /// Returns a Boolean value indicating whether the address of a type is certain.
    ///
    /// Neither the type nor a type around it may share its address with a property.
    private func isSure(_ entry: Entry) -> Bool {
        guard entry.isApples else { return false }
        let parts = entry.name.split(separator: ".").map(String.init)
        return parts.indices.dropFirst().allSatisfy { index in
            let owner = parts[..<index].joined(separator: ".")
            return !entries.contains { $0.name == owner && $0.hasMember(writtenAs: parts[index]) }
        }
    }
}

extension Catalog.Entry {
    fileprivate func hasMember(writtenAs name: String) -> Bool {
        members.contains { $0.lowercased() == name.lowercased() }
    }

    /// The members that Objective-C's root class declares on a phone, or that readers don't look up.
    private static let elsewhere = ["accessibility", "isAccessibility", "rawValue", "init(rawValue:)", "init(coder:)"]

    fileprivate var names: String {
        let spellings = Dictionary(grouping: members) { $0.lowercased() }
        let sure = members.filter { member in
            !overloads.contains(member) && spellings[member.lowercased()]?.count == 1
                && member.first.map { $0.isLetter || $0 == "_" } == true && !member.hasPrefix("subscript")
                && !Self.elsewhere.contains(where: member.hasPrefix)
        }
        let lines = sure.map { "  \($0)\(Self.tail(summaries[$0]))\n" }
        return "\(kind ?? "") \(name)\(Self.tail(summary))\n" + lines.joined()
    }

    private static func tail(_ summary: String?) -> String {
        guard let summary, !summary.hasPrefix("- ") else { return "" }
        return ": " + summary.replacing("``", with: "`")
    }
}
