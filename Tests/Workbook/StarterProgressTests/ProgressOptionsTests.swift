import Testing

@testable import StarterProgress

@Suite struct ProgressOptionsTests {
    private func options(_ change: (inout ProgressOptions) -> Void) -> ProgressOptions.Request {
        var options = ProgressOptions()
        change(&options)
        return .run(options)
    }

    @Test func `each argument is parsed`() throws {
        #expect(try ProgressOptions.parse([]) == options { _ in })
        #expect(try ProgressOptions.parse(["--watch", "--color"]) == options { ($0.watch, $0.color) = (true, true) })
        #expect(
            try ProgressOptions.parse(["--hint", "--exercise", "a"])
                == options { ($0.hint, $0.exercise) = (true, "a") })
        #expect(
            try ProgressOptions.parse(["--hint", "--exercise=a=b"])
                == options { ($0.hint, $0.exercise) = (true, "a=b") })
        #expect(try ProgressOptions.parse(["--format", "json"]) == options { $0.format = .json })
        #expect(try ProgressOptions.parse(["--format=text"]) == options { _ in })
        #expect(try ProgressOptions.parse(["--hint", "--help"]) == .help)
    }

    @Test(arguments: [
        ["--hnt"], ["a"], ["--hint=1"], ["--format"], ["--format", "xml"], ["--exercise"], ["--exercise", "a"],
        ["--hint", "--watch"],
    ])
    func `invalid arguments throw a usage error`(arguments: [String]) {
        #expect { try ProgressOptions.parse(arguments) } throws: { ($0 as? ProgressError)?.isUsage == true }
    }
}
