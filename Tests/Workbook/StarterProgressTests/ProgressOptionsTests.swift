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
        #expect(try ProgressOptions.parse(["4", "--watch"]) == options { ($0.chapter, $0.watch) = ("4", true) })
        #expect(
            try ProgressOptions.parse(["--pictures", "m"]) == options { ($0.chapter, $0.pictures) = ("m", true) })
        #expect(try ProgressOptions.parse(["--catch-up", "m"]) == options { $0.catchUp = "m" })
        #expect(try ProgressOptions.parse(["--restore=a/b.swift"]) == options { $0.restore = "a/b.swift" })
        #expect(try ProgressOptions.parse(["--undo"]) == options { $0.undo = true })
    }

    @Test(arguments: [
        ["--hnt"], ["a", "b"], ["-x"], [""], ["--hint=1"], ["--format"], ["--format", "xml"], ["--exercise"],
        ["--exercise", "a"],
        ["--hint", "--watch"], ["--undo", "--restore", "a"], ["--catch-up"], ["--restore", "--undo"], ["a", "--undo"],
        ["--catch-up", "m", "n"], ["a", "--hint", "--exercise", "b"], ["--undo", "--format", "json"],
        ["--pictures", "--format", "json"],
    ])
    func `invalid arguments throw a usage error`(arguments: [String]) {
        #expect { try ProgressOptions.parse(arguments) } throws: { ($0 as? ProgressError)?.isUsage == true }
    }

    @Test func `the help names every option, and what a plugin can't do`() {
        let help = ProgressOptions.help("swift package progress")
        let options = [
            "[CHAPTER]", "--hint", "--exercise NAME", "--watch", "--pictures", "--catch-up CHAPTER", "--restore FILE",
            "--undo", "--format json", "--color",
        ]
        for option in options { #expect(help.contains(option), "\(option)") }
        #expect(help.contains("'swift package progress --watch' needs a terminal"))
        #expect(!ProgressOptions.help("swift run progress").contains("needs a terminal"))
        #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
}
