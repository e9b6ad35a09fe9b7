import Foundation
import SnippetResults
import Testing

@testable import SnippetPrograms

@Suite("Programs")
struct ProgramRunnerTests {
    private func part(
        _ index: Int, _ code: String, _ expectation: Program.Expectation = .runs
    ) -> Program.Part {
        let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let run = Program.Run(path: "a.md", line: 10 * index + 1, lines: lines)
        return Program.Part(index: index, path: "a.md", line: 10 * index, code: [run], expectation: expectation)
    }

    private func outcomes(
        of parts: [Program.Part], importing modules: [Program.Module] = [],
        _ settings: ProgramRunner.Settings = .init()
    ) async throws -> [Int: Program.Outcome] {
        var program = Program(parts: parts)
        program.modules = modules
        let programs = [program]
        let runner = try await ProgramRunner.make(
            for: programs, settings, built: nil, processes: ChildProcesses())
        defer { runner.discard() }
        return try await programs.outcomes(with: runner)
    }

    @Test func `parts are compiled as one main file, and each has its own output`() async throws {
        let outcomes = try await outcomes(of: [
            part(1, "infix operator +-\nstruct Pair { var a = 1 }\nextension Pair { var twice: Int { 2 * a } }"),
            part(2, "let pair = Pair(a: 4)\nprint(pair.twice)"),
            part(3, "func later() async -> Int { pair.a }\nprint(\"x\", terminator: \"\")\nprint(await later())"),
        ])
        #expect(outcomes == [1: .init(printed: ""), 2: .init(printed: "8\n"), 3: .init(printed: "x4\n")])
    }

    @Test func `a part that doesn't compile is reported at its location, and the others run`() async throws {
        let outcomes = try await outcomes(of: [
            part(1, "let a = 1"), part(2, "let b: String = a"), part(3, "print(a)"), part(4, "print(b)"),
        ])
        #expect(outcomes[1] == .init(printed: ""))
        #expect(
            outcomes[2]?.issues == [
                .init(
                    "cannot convert value of type 'Int' to specified type 'String'",
                    at: .init(path: "a.md", line: 21, column: 17))
            ])
        #expect(outcomes[3] == .init(printed: "1\n"))
        #expect(outcomes[4]?.issues.first?.text == "cannot find 'b' in scope")
    }

    @Test func `a crash is reported at its location, and the parts after it as not run`() async throws {
        let outcomes = try await outcomes(of: [
            part(1, "print(1)"), part(2, "print(2)\nfatalError(\"no more\")"), part(3, "print(3)"),
        ])
        #expect(outcomes[1]?.printed == "1\n")
        let text = try #require(outcomes[2]?.issues.first?.text)
        #expect(text.contains("was stopped by signal") && text.contains("main/a.md:22: Fatal error: no more"))
        #expect(outcomes[3]?.issues == [.init("did not run: the program had ended before")])
    }

    @Test func `expected errors and traps see the parts before them and don't affect later parts`()
        async throws
    {
        let outcomes = try await outcomes(of: [
            part(1, "let a = [1]\nprint(a)"),
            part(2, "extension Int { func a( { }", .fails(message: "expected")),
            part(3, "let b: Int = a", .fails(message: "cannot convert value of type '[Int]'")),
            part(4, "let c = a", .fails(message: "cannot")),
            part(5, "let d: Int = a", .fails(message: "no such words")),
            part(6, "print(a[7])", .stops(message: "Index out of range")),
            part(7, "print(a[0])", .stops(message: "Index out of range")),
            part(8, "print(a[9])", .stops(message: "no such words")), part(9, "print(a.count)"),
        ])
        #expect(outcomes[1] == .init(printed: "[1]\n"))
        #expect(outcomes[2]?.issues == [])
        #expect(outcomes[3]?.issues == [])
        #expect(outcomes[4]?.issues == [.init("this compiles, but must not")])
        let text = try #require(outcomes[5]?.issues.first?.text)
        #expect(
            text.hasPrefix("does not compile, but the compiler does not say 'no such words'; it says:\ncannot convert"))
        #expect(outcomes[6]?.issues == [])
        #expect(outcomes[7]?.issues == [.init("this does not stop the program")])
        #expect(outcomes[8]?.issues.first?.text.hasPrefix("stopped, but without saying 'no such words'") == true)
        #expect(outcomes[9] == .init(printed: "1\n"))
    }

    @Test func `a program with @main runs from there`() async throws {
        let outcomes = try await outcomes(of: [
            part(1, "struct Greeting { var text = \"hello\" }"),
            part(2, "@main\nstruct App {\n    static func main() { print(Greeting().text) }\n}"),
        ])
        #expect(outcomes == [1: .init(printed: ""), 2: .init(printed: "hello\n")])
    }

    @Test func `a program that doesn't end is stopped`() async throws {
        let outcomes = try await outcomes(
            of: [part(1, "print(1)"), part(2, "while true {}")], .init(seconds: 3))
        #expect(outcomes == [1: .init(printed: "1\n"), 2: .init(issues: [.init("did not come to its end in time")])])
    }

    @Test func `sets and dictionaries are printed in the same order in each run`() async throws {
        let parts = [part(1, "print(Set(0..<50))")]
        #expect(try await outcomes(of: parts) == outcomes(of: parts))
    }

    private static let notBuilt = Program.Issue("not run, because the program can't be built; see the first listing")

    @Test func `a missing module is an error of the first part alone`() async throws {
        let parts = [part(1, "print(1)"), part(2, "print(2)")]
        let outcomes = try await outcomes(of: parts, .init(imports: ["NoSuchModule"]))
        #expect(outcomes[1]?.issues == [.init("no such module 'NoSuchModule'")])
        #expect(outcomes[2]?.issues == [Self.notBuilt])
    }

    @Test func `symbols that the linker doesn't find are one error`() async throws {
        let declarations = (1...5).map { "@_silgen_name(\"missing\($0)\") func missing\($0)() -> Int" }
        let calls = (1...5).map { "missing\($0)()" }.joined(separator: " + ")
        let parts = [
            part(1, declarations.joined(separator: "\n")), part(2, "print(\(calls))"), part(3, "print(missing1())"),
        ]
        let outcomes = try await outcomes(of: parts)
        let issues = try #require(outcomes[1]?.issues)
        #expect(issues.count == 1, "\(issues)")
        #expect(issues[0].text.hasPrefix("the program can't be linked: undefined reference to "))
        #expect(issues[0].text.hasSuffix(", and 2 more"))
        #expect(outcomes[2]?.issues == [Self.notBuilt] && outcomes[3]?.issues == [Self.notBuilt])
    }

    @Test func `the language mode determines what compiles`() async throws {
        let parts = [part(1, "class Counter { static var count = 0 }\nprint(Counter.count)")]
        #expect(try await outcomes(of: parts, .init(languageMode: "5"))[1] == .init(printed: "0\n"))
        #expect(try await outcomes(of: parts)[1]?.issues.isEmpty == false)
    }

    @Test func `a part with its own #sourceLocation doesn't cause an endless loop`() async throws {
        let outcomes = try await outcomes(of: [
            part(1, "#sourceLocation(file: \"part-99:x.swift\", line: 1)\nlet a: Int = \"\"\n#sourceLocation()")
        ])
        #expect(outcomes[1]?.issues.isEmpty == false)
    }

    @Test func `a comment that contains @main isn't an entry point`() async throws {
        let outcomes = try await outcomes(of: [
            part(1, "@main struct App { static func main() { print(1) } }"),
            part(2, "// The attribute @main is above."),
        ])
        #expect(outcomes == [1: .init(printed: "1\n"), 2: .init(printed: "")])
    }

    @Test(arguments: ["5", "6"])
    func `a regular expression literal with slashes compiles`(mode: String) async throws {
        let outcomes = try await outcomes(
            of: [part(1, "print(\"a1\".contains(/\\d/))")], .init(languageMode: mode))
        #expect(outcomes == [1: .init(printed: "true\n")])
    }

    @Test func `a program imports modules, which import others, and uses their public declarations`() async throws {
        let outcomes = try await outcomes(
            of: [
                part(3, "import Middle\nprint(middle())"),
                part(4, "print(hidden)", .fails(message: "cannot find 'hidden'")),
            ],
            importing: [
                .init(name: "Base", parts: [part(1, "public struct Base { public init() {} }")]),
                .init(
                    name: "Middle",
                    parts: [part(2, "import Base\npublic func middle() -> Base { Base() }\nlet hidden = 1")]),
            ])
        #expect(outcomes == [3: .init(printed: "Base()\n"), 4: .init(printed: "")])
    }

    @Test func `importing a program that isn't a module reports the reason`() async throws {
        let outcomes = try await outcomes(
            of: [part(2, "import Statements"), part(3, "print(1)")],
            importing: [.init(name: "Statements", parts: [part(1, "print(1)")])])
        let issue = Program.Issue(
            "no such module 'Statements'; the group of this name isn't a module: "
                + "a.md:11:1: expressions are not allowed at the top level",
            at: .init(path: "a.md", line: 21, column: 8))
        #expect(outcomes == [2: .init(issues: [issue]), 3: .init(printed: "1\n")])
    }

    @Test func `a compiler that doesn't end is stopped`() async throws {
        let outcomes = try await outcomes(of: [part(1, "print(1)")], .init(seconds: 0.001))
        #expect(outcomes[1]?.issues == [.init("the compiler did not come to its end in time")])
    }
}

@Suite("Child processes", .serialized)
struct ChildProcessesTests {
    #if os(Linux)
        @Test func `after five hundred processes, all output files are closed`() async throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let processes = ChildProcesses()
            func run(_ number: Int) async throws {
                let end = try await processes.run(
                    ["true"], output: folder.appending(path: "output-\(number).txt"),
                    errors: folder.appending(path: "errors-\(number).txt"), seconds: 60)
                #expect(end == .exited(0))
            }
            for number in 0..<500 { try await run(number) }
            // Other suites of this process open files, too, but none in this folder.
            let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap {
                try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
            }
            #expect(open.filter { $0.hasPrefix(folder.path) } == [])
        }
    #endif
}
