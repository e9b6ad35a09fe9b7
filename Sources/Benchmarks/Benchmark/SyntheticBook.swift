import Foundation

/// A book generated for benchmarks. Each chapter has 12 KB, with tables, links, and six fences.
struct SyntheticBook {
    let folder: URL
    let count: Int

    func write() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("title: A synthetic book\n".utf8).write(to: folder.appending(path: "workbook.yml"))
        for number in 1...count { try Data(chapter(number).utf8).write(to: file(number)) }
    }

    /// Adds a sentence to one chapter.
    func changeOneChapter() throws {
        try Data((chapter(count / 2) + "\nOne more sentence.\n").utf8).write(to: file(count / 2))
    }

    private func name(of number: Int) -> String { String(format: "%05d-chapter-%d", number, number) }

    private func file(_ number: Int) -> URL { folder.appending(path: name(of: number) + ".md") }

    private func chapter(_ number: Int) -> String {
        let head = """
            ---
            title: Chapter \(number)
            summary: What the chapter with the number \(number) is about.
            ---


            """
        return head + (1...6).map { section($0, of: number) }.joined()
    }

    private func section(_ section: Int, of number: Int) -> String {
        let other = number * 7 % count + 1
        return """
            ## Section \(section) of \(number)

            A *window* holds a tree of views; `UIWindow` is a view itself. Levels are **numbers**, and the [manual](https://example.org/\(section))
            says which window is in front: the one with the higher level, and at one level the one that was shown later. What
            follows is said in as many words as a chapter of the real book takes, so that the measurement means something;
            [another chapter](\(name(of: other)).md#section-\(section)-of-\(other)) says more of it, and [this one](#section-1-of-\(number)) began so.

            | Level | Value | What stands there, and who sees it |
            |:--|--:|:--|
            | `normal` | \(section * 10) | the window of an app, which has the *keyboard* when it is the key window |
            | `alert` | \(number) | above all of an app's windows, and above the status bar of [old systems](https://example.org/old) |
            | `statusBar` | 1000 | what stood between them \\| once, before the bar became part of the scene |
            | above | 10000000 | a level is cut there, **whoever** asks for more of it |

            - The first point of the list, with `code` in it and *emphasis* around a few words of it.
            - The second point of the list, which is a little longer than the first one and goes on to the next line of the
              file, as points of lists do.

            > [!NOTE]
            > A remark beside the text, in a quote that the page shows in its margin & not in the text.

            \(fence(section, of: number))

            The paragraph after the listing explains what the listing did, line by line: that a value is made, that it is
            compared with another, and that the two agree within a tolerance. A sentence more makes the chapter long enough,
            and a last one ends it, with a number such as \(number * section) that is different in every one of the chapters.

            """
    }

    private func fence(_ section: Int, of number: Int) -> String {
        let code = """
            /// Keeps a level inside of the range that the system takes: "from \\(lowest)" to the highest.
            func level\(section)(_ value: Double, lowest: Double = -10_000_000) -> Double {
                guard value.isFinite else { return 0 } // a level that is no number
                let highest = -lowest
                return min(max(value, lowest), highest)
            }
            """
        switch section {
        case 1, 2: return "```swift\n\(code)\n```"
        case 3, 4:
            return
                "```swift test name=\"Test \(section)\"\nlet value = level1(\(number))\n#expect(value == \(number))\n```"
        case 5: return "```swift example\nprint(level2(1e9))\n```\n\n```output\n10000000.0\n```"
        default: return "```swift skip reason=\"needs a phone\"\n\(code)\n```"
        }
    }
}
