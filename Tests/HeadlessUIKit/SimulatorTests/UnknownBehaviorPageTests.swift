import Foundation
import Simulator
import TestSupport
import Testing

/// The section of the book about the unknown points of UIKit's behavior, which is made from `UnknownBehavior`.
@Suite struct UnknownBehaviorPageTests {
    private static let page = Repository.root + "/chapters/14-simulated-phone.md"

    @Test func `the book's section lists all points, with both behaviors and the reports`() throws {
        let page = try String(contentsOfFile: Self.page, encoding: .utf8)
        let section = try #require(page.range(of: "\n## Unknown behavior\n"))
        let start = try #require(page.range(of: "\n### ", range: section.upperBound..<page.endIndex)).lowerBound
        let end = page.range(of: "\n## ", range: start..<page.endIndex)?.lowerBound ?? page.endIndex
        let expected = "\n" + UnknownBehavior.allCases.map(Self.markdown).joined(separator: "\n")
        guard page[start..<end] != expected else { return }
        let updated = page[..<start] + expected + page[end...]
        try updated.write(toFile: Self.page, atomically: true, encoding: .utf8)
        Issue.record("The section in chapters/14-simulated-phone.md is updated. Read it, and run the test again.")
    }

    @Test func `a report has its systems in a property of their own, not in its title`() throws {
        let reports = UnknownBehavior.allCases.flatMap(\.reports)
        let form = #/(betas of )?(iOS|iPadOS) [0-9]+(\.[0-9]+)?( and [0-9]+)?/#
        for report in reports {
            #expect(report.title.firstMatch(of: form) == nil)
            if let system = report.system { #expect(try form.wholeMatch(in: system) != nil, "\(system)") }
        }
        #expect(reports.contains { $0.system == "iOS 9" } && reports.contains { $0.system == nil })
    }

    private static func markdown(_ behavior: UnknownBehavior) -> String {
        """
        ### \(behavior.question)

        - Here: \(behavior.defaultBehavior)\(reports(of: behavior, .byDefault))
        - With `assuming: [.\(behavior.rawValue)]`: \
        \(behavior.alternative)\(reports(of: behavior, .alternative))

        """
    }

    /// Returns the reports of one side, each as an item below the behavior.
    private static func reports(of behavior: UnknownBehavior, _ side: UnknownBehavior.Report.Behavior) -> String {
        let links = behavior.reports.filter { $0.behavior == side }.map { report in
            "\n  - " + (report.url.map { "[\(report.title)](\($0))" } ?? report.title)
                + (report.system.map { " (\($0))" } ?? "")
        }
        return links.isEmpty ? " No report that we found." : " Reports:" + links.joined()
    }
}
