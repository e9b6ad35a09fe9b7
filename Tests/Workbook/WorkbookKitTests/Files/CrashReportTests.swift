import Testing

@testable import ChapterKit

@Suite struct CrashReportTests {
    @Test func `the report of a crash names the current file, and the exit status is 70`() async throws {
        let result = try await #require(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
            CrashReport.install()
            CrashReport.naming("chapters/01-a.md") {
                CrashReport.naming("chapters/02-b.md") {}
                let numbers: [Int] = []
                _ = numbers[numbers.count]
            }
        }
        let lines = String(decoding: result.standardErrorContent, as: UTF8.self).split(separator: "\n")
        let message = "error: workbook stopped because of a fault of its own; please report it, with this file"
        #expect(lines.last == "chapters/01-a.md: \(message)")
    }
}
