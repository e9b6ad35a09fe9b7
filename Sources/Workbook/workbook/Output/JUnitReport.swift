import Foundation

/// The results of tests in the XML format of Ant's JUnit task, which CI servers read.
///
/// The schema requires the empty elements, and the times, which aren't measured: they're 0.
///
/// - Source: Windy Road, "JUnit.xsd", the schema of Ant's JUnit and JUnitReport tasks.
struct JUnitReport {
    struct Case {
        enum Outcome {
            case passed
            case skipped(reason: String)
            case failed([Finding])
        }

        var name: String
        var outcome: Outcome
    }

    struct Suite {
        /// The path of the file with the tests.
        var name: String
        var cases: [Case] = []
    }

    var suites: [Suite] = []
    /// The time at which the tests began.
    private let start = Date()
    private let host = ProcessInfo.processInfo.hostName

    /// Adds a failed test for each error, and a skipped one for each warning, to the suites of their files.
    ///
    /// - Parameter isStrict: A Boolean value indicating whether a warning is a failure.
    mutating func add(_ findings: [Finding], isStrict: Bool) {
        for (path, findings) in Dictionary(grouping: findings, by: \.path).sorted(by: { $0.key < $1.key }) {
            let cases = findings.map { finding in
                let isFailure = finding.severity == .error || isStrict && finding.severity == .warning
                let place = "\(finding.line):\(finding.column ?? 1)"
                return Case(
                    name: "\(finding.rule) \(place)",
                    outcome: isFailure ? .failed([finding]) : .skipped(reason: finding.message))
            }
            if let index = suites.firstIndex(where: { $0.name == path }) {
                suites[index].cases += cases
            } else {
                suites.append(Suite(name: path, cases: cases))
            }
        }
    }

    /// The text of the report.
    var text: String {
        let suites = suites.enumerated().map { element(of: $1, number: $0) }.joined()
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(suites)</testsuites>\n"
    }

    private func element(of suite: Suite, number: Int) -> String {
        let name = Self.escaped(suite.name)
        let time = start.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false))
        return """
              <testsuite id="\(number)" package="\(name)" name="\(name)" timestamp="\(time)" \
            hostname="\(host.isEmpty ? "localhost" : Self.escaped(host))" tests="\(suite.cases.count)" \
            failures="\(suite.cases.count(where: \.isFailed))" errors="0" \
            skipped="\(suite.cases.count(where: \.isSkipped))" time="0">
                <properties/>
            \(suite.cases.map { element(of: $0, in: name) }.joined())\
                <system-out/>
                <system-err/>
              </testsuite>

            """
    }

    private func element(of test: Case, in suite: String) -> String {
        let start = "    <testcase classname=\"\(suite)\" name=\"\(Self.escaped(test.name))\" time=\"0\""
        switch test.outcome {
        case .passed: return start + "/>\n"
        case .skipped(let reason):
            return start + ">\n      <skipped message=\"\(Self.escaped(reason))\"/>\n    </testcase>\n"
        case .failed(let findings):
            let message = Self.escaped(findings.first?.message ?? "")
            let type = Self.escaped(findings.first?.rule ?? "")
            let text = findings.map { "\($0.path):\($0.line):\($0.column ?? 1): \($0.message)" }.joined(separator: "\n")
            return start + ">\n      <failure type=\"\(type)\" message=\"\(message)\">\(Self.escaped(text))</failure>\n"
                + "    </testcase>\n"
        }
    }

    /// Returns a text with the characters escaped that XML reserves. Characters that XML can't contain are replaced.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            case "\n": "&#10;"
            case "\t": "&#9;"
            case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: "\u{FFFD}"
            default: String(scalar)
            }
        }.joined()
    }
}

extension JUnitReport.Case {
    fileprivate var isFailed: Bool { if case .failed = outcome { true } else { false } }
    fileprivate var isSkipped: Bool { if case .skipped = outcome { true } else { false } }
}
