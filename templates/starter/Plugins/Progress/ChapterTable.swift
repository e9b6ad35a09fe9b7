/// The chapters of a report as lines for a reader.
struct ChapterTable {
    let report: Report
    /// A Boolean value indicating whether the output is a terminal, with colors.
    let isVivid: Bool

    var lines: [StyledText] {
        let width = report.parts.map(\.chapter.title.count).max() ?? 0
        return report.parts.map { part in
            let number =
                String(repeating: " ", count: max(4 - "\(part.chapter.number)".count, 0)) + "\(part.chapter.number)"
            let gap = String(repeating: " ", count: width - part.chapter.title.count + 2)
            let isNext = part.chapter == report.next?.chapter
            let title = StyledText(part.chapter.title, isVivid && isNext ? .bold : nil)
            return "\(number)  \(title)\(gap)" + Self.status(of: part)
        }
    }

    /// Returns the progress with a chapter: `2 of 3, as of your last run`
    private static func status(of part: Report.Part) -> StyledText {
        if part.entries.allSatisfy({ !$0.state.isBegun }) { return "\("not begun", .faint)" }
        let count = StyledText("\(part.solved) of \(part.entries.count)", part.isFinished ? .green : nil)
        guard !part.isRun else { return count }
        if !part.isTested { return count + "\(", not tested yet", .faint)" }
        return part.isOutdated ? count + "\(", as of your last run", .faint)" : count
    }
}
