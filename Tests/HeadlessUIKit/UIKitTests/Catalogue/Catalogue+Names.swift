extension Catalogue {
    /// The catalogue as a book reads it, so that names in its chapters lead to Apple's documentation: what is under an
    /// address that is sure.
    ///
    /// Left out is what Apple's addresses tell apart by more than a name: overloads, and a type beside a property that is
    /// written the same but for capitals; and what Apple declares in another place.
    var names: String {
        let head = """
            # The names of UIKit that chapters can use, with their addresses in Apple's documentation.
            # Made from the module; renew it with: \(Catalogue.recording)

            """
        return head
            + ["UIKit", "QuartzCore"].map { framework in
                let types = entries.filter { $0.framework == framework && $0.kind != nil && isSure($0) }
                return "\nhttps://developer.apple.com/documentation/\(framework.lowercased())\n"
                    + types.sorted { $0.name < $1.name }.map(\.names).joined()
            }.joined()
    }

    /// Whether the address of a type is sure: neither it nor a type around it shares it with a property.
    private func isSure(_ entry: Entry) -> Bool {
        guard entry.isApples else { return false }
        let parts = entry.name.split(separator: ".").map(String.init)
        return parts.indices.dropFirst().allSatisfy { index in
            let owner = parts[..<index].joined(separator: ".")
            return !entries.contains { $0.name == owner && $0.hasMember(writtenAs: parts[index]) }
        }
    }
}

extension Catalogue.Entry {
    fileprivate func hasMember(writtenAs name: String) -> Bool {
        members.contains { $0.lowercased() == name.lowercased() }
    }

    /// What Objective-C's root class declares on a phone, or nobody looks up.
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
