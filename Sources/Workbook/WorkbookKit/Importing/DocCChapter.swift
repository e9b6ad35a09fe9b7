import ChapterKit
import SwiftText

/// A page of a DocC catalog, converted to a chapter.
struct DocCChapter {
    private(set) var text = ""
    private(set) var diagnostics: [Diagnostic] = []
    /// The number of listings with tests.
    private(set) var testCount = 0
    /// The paths of the images in the chapter.
    private(set) var images: Set<String> = []

    private let page: DocCPage
    private let names: DocCNames
    private let catalog: DocCImages
    private let tests: PairedTests
    /// The number of listings in each program, keyed by the name of the program.
    private var partCount: [String: Int] = [:]
    /// The names of programs that others import.
    private var imported: Set<String> = []
    /// The replacements of lines, keyed by the number of the first line. The count is the number of lines that are
    /// replaced.
    private var edits: [Int: (count: Int, lines: [String])] = [:]
    /// The numbers of lines in code blocks and raw HTML.
    private var raw: Set<Int> = []

    init(_ page: DocCPage, names: DocCNames, images: DocCImages) {
        self.page = page
        self.names = names
        catalog = images
        tests = PairedTests(of: page)
        raw = Set(page.blocks.rawLines.joined())
        page.blocks.forEachBlock { block in
            guard case .html(let html) = block.content else { return }
            for test in SwiftTest.all(in: html) {
                for name in test.names { partCount[name, default: 0] += 1 }
                imported.formUnion(test.imported)
            }
        }
        if let title = page.titleBlock { replace(Self.lines(of: title, in: page.source), by: []) }
        if let summary = page.summaryBlock { replace(summary.line...summary.endLine, by: []) }
        visit(page.blocks)
        write()
    }

    // MARK: Blocks

    /// Returns the lines of a heading. For a heading with an underline, they include the underline, which libcmark
    /// counts only in some cases.
    private static func lines(of heading: Block, in file: SourceFile) -> ClosedRange<Int> {
        if file.line(heading.line).trimmed.first == UInt8(ascii: "#") { return heading.line...heading.line }
        var last = heading.line + 1
        while last < file.lineCount, !isUnderline(file.line(last).trimmed) { last += 1 }
        return heading.line...last
    }

    private static func isUnderline(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first, first == UInt8(ascii: "=") || first == UInt8(ascii: "-") else { return false }
        return line.allSatisfy { $0 == first }
    }

    private mutating func visit(_ blocks: [Block]) {
        for block in blocks {
            switch block.content {
            case .code: visitCode(block)
            case .html(let html): visitComment(block, html)
            case .quote(let children):
                visitAside(block)
                visit(children)
            case .list(let list):
                for item in list.items {
                    visitTerm(item)
                    visit(item)
                }
            default: break
            }
        }
    }

    private mutating func replace(_ lines: ClosedRange<Int>, by new: [String]) {
        edits[lines.lowerBound] = (lines.count, new)
    }

    private mutating func warn(_ text: String, at line: Int, column: Int = 1) {
        diagnostics.append(.warning(text, at: page.source.location(line: line, column: column)))
    }

    /// Returns new lines for a block, indented like it: with the characters that precede it in lists and quotes.
    private func indented(_ lines: [String], at block: Block) -> [String] {
        let first = page.source.line(block.line).prefix(block.column - 1).text
        let margin = Self.margin(below: first)
        return lines.enumerated().map { index, line in
            if index == 0 { return first + line }
            return line.isEmpty ? String(margin.reversed().drop { $0 == " " || $0 == "\t" }.reversed()) : margin + line
        }
    }

    /// Returns the prefix of the lines below a given line. The markers of quotes are repeated, and those of lists
    /// become spaces.
    private static func margin(below first: String) -> String {
        String(first.map { $0 == ">" || $0 == "\t" ? $0 : " " })
    }

    private mutating func visitCode(_ block: Block) {
        guard let fence = PairedTests.swift(of: block, in: page.source) else { return }
        let listing: [String]
        if let pair = tests.pairs[block.line] {
            testCount += pair.before.count + 1
            listing = hidden(pair.before) + pair.test.fences(around: pair.fence.lines, groups: groups(of: pair.test))
        } else {
            let reason = "this listing has not been tested yet"
            listing = SwiftTest.fence(
                info: "swift skip reason=\"\(reason)\"", around: fence.listing.lines.map(String.init))
        }
        replace(block.line...fence.endLine, by: indented(listing, at: block))
    }

    private mutating func visitComment(_ block: Block, _ html: String) {
        diagnostics += tests.diagnostics[block.line] ?? []
        guard let others = tests.others[block.line] else { return }
        testCount += others.count
        // The rest of the comment remains a comment.
        let words = Self.withoutTests(html)
        let comment = words.isEmpty ? [] : ["<!--"] + words + ["-->"]
        var lines = hidden(others) + comment
        if comment.isEmpty { lines = lines.dropLast() }
        replace(block.line...block.endLine, by: indented(lines, at: block))
    }

    /// Returns the code blocks of tests whose code isn't visible in the page, each followed by a blank line.
    private func hidden(_ tests: [SwiftTest]) -> [String] {
        tests.flatMap { $0.fences(around: $0.code, groups: groups(of: $0), isHidden: true) + [""] }
    }

    /// Returns the programs that a listing is part of. A program without other parts that isn't imported doesn't need a
    /// name.
    private func groups(of test: SwiftTest) -> [String] {
        // A listing that must fail to compile or must trap doesn't need a package if it's part of a program.
        let isPart = test.error != nil || test.stop != nil
        if test.names.isEmpty { return isPart ? ["unnamed"] : [] }
        return test.names.filter { isPart || partCount[$0, default: 0] > 1 || imported.contains($0) }
    }

    /// Returns the lines of a comment without its tests.
    private static func withoutTests(_ html: String) -> [String] {
        var lines: [String] = []
        var isInTest = false
        var html = html.trimmed
        if html.hasPrefix("<!--") { html.removeFirst(4) }
        if html.hasSuffix("-->") { html.removeLast(3) }
        for line in html.split(separator: "\n", omittingEmptySubsequences: false) {
            let text = line.trimmed
            if text == "```swifttest" {
                isInTest = true
                if let name = lines.lastIndex(where: { SwiftTest.names(in: $0[...]) != nil }) { lines.remove(at: name) }
            } else if isInTest {
                isInTest = text != "```"
            } else {
                lines.append(String(line))
            }
        }
        while lines.first?.trimmed.isEmpty == true { lines.removeFirst() }
        while lines.last?.trimmed.isEmpty == true { lines.removeLast() }
        return lines
    }

    // MARK: Asides

    private mutating func visitAside(_ block: Block) {
        guard case .quote(let children) = block.content, case .paragraph? = children.first?.content else { return }
        let line = page.source.line(block.line).text
        guard let match = line.wholeMatch(of: #/(.*?>\s*)([A-Z][A-Za-z ]{1,40}):(?:\s+(.*))?/#) else { return }
        let (before, word, rest) = (match.output.1, match.output.2, match.output.3 ?? "")
        let known = Admonition.allCases.first { $0 != .hint && $0.label.description.lowercased() == word.lowercased() }
        let margin = String(before)
        if let known {
            replace(
                block.line...block.line,
                by: [margin + known.marker] + (rest.isEmpty ? [] : [Self.margin(below: margin) + rest]))
        } else {
            replace(block.line...block.line, by: ["\(margin)**\(word):**" + (rest.isEmpty ? "" : " \(rest)")])
        }
    }

    /// Converts an item of a definition list, such as `- term A bed: …`.
    private mutating func visitTerm(_ item: [Block]) {
        guard let first = item.first, case .paragraph = first.content else { return }
        let line = page.source.line(first.line).text
        guard let match = line.wholeMatch(of: #/(.*?[-*+]\s+)term\s+((?:`[^`]*`|[^`])+?):(?:\s+(.*))?/#) else { return }
        let (before, term, rest) = (match.output.1, match.output.2, match.output.3 ?? "")
        let name = term.hasPrefix("**") && term.hasSuffix("**") ? "\(term):" : "**\(term):**"
        replace(first.line...first.line, by: [before + name + (rest.isEmpty ? "" : " \(rest)")])
    }

    // MARK: Lines

    private mutating func write() {
        var lines: [String] = []
        var directives = DocCDirectives()
        var number = 1
        while number <= page.source.lineCount {
            if let edit = edits[number], !directives.isSilent {
                number += edit.count
                // The text of an aside may contain links.
                lines +=
                    raw.contains(number - edit.count)
                    ? edit.lines : edit.lines.map { inline($0, number) }
                // Of the blank lines around a removed block, one is kept.
                if edit.lines.isEmpty, lines.last?.trimmed.isEmpty == true, number <= page.source.lineCount,
                    page.source.line(number).trimmed.isEmpty
                {
                    number += 1
                }
                continue
            }
            let text = page.source.line(number).text
            if raw.contains(number) {
                lines.append(directives.rawLine(text))
            } else {
                let change = directives.line(text, number)
                if let name = change.directive {
                    warn("the directive '@\(name)' means nothing here; it is kept as a comment", at: number)
                }
                lines.append(change.isText ? inline(change.text, number) : change.text)
            }
            number += 1
        }
        if let line = directives.openSince { warn("this directive is never closed", at: line) }
        while lines.first?.trimmed.isEmpty == true { lines.removeFirst() }
        while lines.last?.trimmed.isEmpty == true { lines.removeLast() }
        var front = ["---", "title: \(YAMLText.quoted(page.title))"]
        if !page.summary.isEmpty { front.append("summary: \(YAMLText.quoted(page.summary))") }
        text = (front + ["---", ""] + lines).joined(separator: "\n") + "\n"
    }

    /// Returns a line of prose with its links and images converted. Code between backticks isn't changed.
    private mutating func inline(_ line: String, _ number: Int) -> String {
        guard line.contains("doc:") || line.contains("![") else { return line }
        var result = ""
        var rest = line[...]
        while let start = rest.firstIndex(of: "`") {
            let ticks = rest[start...].prefix { $0 == "`" }
            let inside = rest[ticks.endIndex...]
            result += linked(rest[..<start], number) + ticks
            rest = inside
            guard let end = inside.firstRange(of: ticks) else { continue }
            result += inside[..<end.upperBound]
            rest = inside[end.upperBound...]
        }
        return result + linked(rest, number)
    }

    private mutating func linked(_ text: Substring, _ number: Int) -> String {
        var result = String(text)
        for match in result.matches(of: #/<doc:([^<>\s]+)>/#).reversed() {
            let (target, title) = target(match.output.1, number)
            let link = target.map { "[\(Self.escaped(title))](\($0))" } ?? "`\(match.output.1)`"
            result.replaceSubrange(match.range, with: link)
        }
        for match in result.matches(of: #/\[([^\[\]]*)\]\(doc:([^()\s]+)([^()]*)\)/#).reversed() {
            let (target, _) = target(match.output.2, number)
            let link = target.map { "[\(match.output.1)](\($0)\(match.output.3))" } ?? "\(match.output.1)"
            result.replaceSubrange(match.range, with: link)
        }
        for match in result.matches(of: #/(!\[[^\[\]]*\])\(([^()\s:]+)(?=[)\s])/#).reversed() {
            if let path = catalog.path(match.output.2) {
                images.insert(path)
                result.replaceSubrange(match.range, with: "\(match.output.1)(\(path)")
            } else {
                warn("no image '\(match.output.2)' in the catalog", at: number)
            }
        }
        return result
    }

    /// Returns a text with the special characters of Markdown escaped.
    private static func escaped(_ text: String) -> String {
        text.map { "\\`*_[]<>&".contains($0) ? "\\\($0)" : String($0) }.joined()
    }

    /// Returns the destination of a DocC link, or `nil` if there's none, and the title of the linked page or section.
    private mutating func target(_ link: Substring, _ number: Int) -> (String?, String) {
        let parts = link.split(separator: "#", maxSplits: 1)
        guard let name = parts.first, let page = names.page(name) else {
            warn("'\(link)' is no page of the catalog; its text stays, without a link", at: number)
            return (nil, "")
        }
        let file = names.file(of: page)
        guard parts.count > 1 else { return (file, page.title) }
        guard let anchor = page.anchor(of: parts[1]), let title = page.title(of: parts[1]) else {
            warn("no section '\(parts[1])' in '\(page.name)'; the link leads to the page", at: number)
            return (file, page.title)
        }
        return ("\(file)#\(URLText.encoded(anchor))", title)
    }
}
