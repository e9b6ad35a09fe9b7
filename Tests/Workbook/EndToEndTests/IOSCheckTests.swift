import Foundation
import TestSupport
import Testing

/// Tests of `workbook check --ios`.
///
/// Apple's SDK exists only on a Mac. A stand-in for the compiler records its arguments and prints a given text.
@Suite("check --ios")
struct IOSCheckTests {
    private static let chapter = """
        ---
        title: A
        ---

        ```swift
        import Dispatch

        func a() -> Int { 1 }
        ```

        ### Exercise: E

        Make it 42.

        ```swift exercise name=e title="E"
        func e() -> Int {
            // STUB: 0
            // BEGIN SOLUTION
            return 42
            // END SOLUTION
        }
        ```

        ```swift test exercise=e name="It is 42"
        #expect(e() == 42)
        ```

        """

    /// A book with an SDK, and with a compiler that prints a given text.
    private struct Setting {
        let folder: TemporaryFolder
        var environment: [String: String]

        init(
            _ folder: TemporaryFolder, says answer: String = "", status: Int = 0, sdk: String? = "iphonesimulator27.0",
            version: String = "27.0", compiler: String? = nil
        ) throws {
            self.folder = folder
            environment = ["PATH": "\(folder["bin"]):/usr/bin:/bin", "TMPDIR": folder["tmp"]]
            try folder.write(answer, to: "bin/answer")
            try folder.write(
                compiler ?? """
                    #!/bin/sh
                    here=$(dirname "$0")
                    printf '%s\\n' "$@" > "$here/arguments.$$"
                    for word; do case $word in *.swift) cat "$word" >> "$here/code.$$";; esac; done
                    cat "$here/answer" >&2
                    exit \(status)

                    """, to: "bin/swiftc")
            try folder.makeExecutable("bin/swiftc")
            try folder.write("", to: "tmp/.keep")
            guard let sdk else { return }
            try folder.write(
                "{\"CanonicalName\": \"\(sdk)\", \"Version\": \"\(version)\"}", to: "an.sdk/SDKSettings.json")
            environment["WORKBOOK_IOS_SDK"] = folder["an.sdk"]
        }

        func check() throws -> Tool.Run {
            let run = try Tool.run("check", "--ios", in: folder.path, environment: environment)
            #expect(folder.files.filter { $0.hasPrefix("tmp/") } == ["tmp/.keep"])
            return run
        }

        /// The arguments of the compiler, one list for each type check.
        var arguments: [[String]] {
            noted("arguments").map { $0.split(separator: "\n").map(String.init) }
                .filter { !$0.contains("-print-target-info") }
        }

        /// The Swift source that the compiler received, one text for each run, the longest first.
        var code: [String] { noted("code").sorted { $0.utf8.count > $1.utf8.count } }

        private func noted(_ name: String) -> [String] {
            folder.files.filter { $0.hasPrefix("bin/\(name).") }.compactMap(folder.text)
        }
    }

    @Test func `a chapter is type-checked for the iOS Simulator, with open exercises and with solutions`()
        throws
    {
        try TemporaryFolder.withBook(chapter: Self.chapter) { folder in
            let setting = try Setting(folder)
            let run = try setting.check()
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors == "")
            #expect(run.output == "1 chapter compiles for iOS 17.0\n")
            #expect(setting.arguments.count == 2)
            for arguments in setting.arguments {
                #expect(
                    arguments.prefix(8) == [
                        "-typecheck", "-target", "arm64-apple-ios17.0-simulator", "-sdk", folder["an.sdk"],
                        "-swift-version", "6", "-parse-as-library",
                    ])
                #expect(arguments.contains("AChapter"), "the module's name")
            }
            let (solved, open) = (setting.code[0], setting.code[1])
            #expect(solved.contains("    return 42\n") && !open.contains("42"))
            #expect(open.contains("             0\n"))
        }
    }

    @Test func `the compiler's findings in a chapter are reported once, at their location`() throws {
        let answer = """
            chapters/01-a.md:8:6: error: cannot find 'x' in scope [#Group]
            func a() -> Int { 1 }: error: no
                 ^
            chapters/01-a.md:8:6: note: did you mean 'y'?
            chapters/01-a.md:19:5: warning: a thing that was deprecated in iOS 16.0: error: not this
            /an/sdk/usr/include/a.h:1:1: warning: not the book's

            """
        try TemporaryFolder.withBook(chapter: Self.chapter) { folder in
            let run = try Setting(folder, says: answer, status: 1).check()
            #expect(run.status == 1)
            #expect(run.output == "")
            #expect(
                run.errorLines == [
                    "chapters/01-a.md:8:6: error: cannot find 'x' in scope [#Group]",
                    "chapters/01-a.md:19:5: warning: a thing that was deprecated in iOS 16.0: error: not this",
                ])
        }
    }

    @Test func `a compiler warning is reported, and the check succeeds`() throws {
        try TemporaryFolder.withBook(chapter: Self.chapter) { folder in
            let run = try Setting(folder, says: "chapters/01-a.md:8:6: warning: w\n").check()
            #expect(run.status == 0)
            #expect(run.errorLines == ["chapters/01-a.md:8:6: warning: w"])
        }
    }

    @Test func `a chapter's app is type-checked, and its findings refer to the files in the book`() throws {
        let files = [
            "chapters/apps/a/DemoController.swift": "import UIKit\n\nfinal class DemoController {}\n",
            "chapters/apps/a/ADemoSceneDelegate.swift": "// Mine\n",
        ]
        let answer = """
            chapters/apps/a/DemoController.swift:3:13: error: e
            chapters/apps/a/ADemoSceneDelegate.swift:1:1: warning: w

            """
        try TemporaryFolder.withBook(chapter: Self.chapter, files: files) { folder in
            let setting = try Setting(folder, says: answer, status: 1)
            let run = try setting.check()
            #expect(run.errorLines == answer.split(separator: "\n").map(String.init))
            let code = setting.code[0]
            #expect(
                code.contains(
                    "#sourceLocation(file: \"chapters/apps/a/DemoController.swift\", line: 1)\nimport UIKit\n"))
            #expect(code.contains("// Mine") && !code.contains("@main"))
        }
    }

    @Test func `the real compiler's errors have the line and column of the chapter`() throws {
        // The script runs the compiler of this machine for this machine.
        let compiler = """
            #!/bin/sh
            while [ "$1" != -swift-version ]; do shift; done
            exec swiftc -typecheck "$@"

            """
        let chapter = Self.chapter.replacing("return 42", with: "return \"42\"").replacing(
            "STUB: 0", with: "STUB: zero")
        try TemporaryFolder.withBook(chapter: chapter.replacing("import Dispatch", with: "import Nowhere")) { folder in
            var setting = try Setting(folder, compiler: compiler)
            setting.environment["SWIFT_EXEC"] = folder["bin/swiftc"]
            setting.environment["PATH"] = ProcessInfo.processInfo.environment["PATH"]
            setting.environment["HOME"] = folder["tmp"]
            let first = try Tool.run("check", "--ios", in: folder.path, environment: setting.environment)
            #expect(first.errorLines == ["chapters/01-a.md:6:8: error: no such module 'Nowhere'"])
            try folder.write(chapter, to: "chapters/01-a.md")
            let second = try Tool.run("check", "--ios", in: folder.path, environment: setting.environment)
            #expect(second.status == 1)
            #expect(
                second.errorLines == [
                    "chapters/01-a.md:17:14: error: cannot find 'zero' in scope",
                    "chapters/01-a.md:19:12: error: cannot convert return expression of type 'String' to return type 'Int'",
                ])
        }
    }

    @Test func `a name that an older SDK may lack is a warning, and other errors stay errors`() throws {
        let answer = """
            chapters/01-a.md:8:6: error: value of type 'UIWindowScene' has no member 'isInteractivelyResizing'
            chapters/01-a.md:9:6: error: reference to static property 'announcement' is not concurrency-safe because it \
            involves shared mutable state
            chapters/01-a.md:10:6: error: cannot convert value of type 'Int' to specified type 'String'

            """
        let newer = Self.chapter.replacing("{ 1 }", with: "{ if #available(iOS 26.1, *) { 2 } else { 1 } }")
        let first = String(answer.split(separator: "\n")[0])
        try TemporaryFolder.withBook(chapter: newer) { folder in
            let setting = try Setting(folder, says: answer, status: 1, version: "17.0")
            let run = try setting.check()
            #expect(run.status == 1)
            #expect(run.errorLines.map { $0.split(separator: " ")[1] } == ["error:", "warning:", "warning:"])
            #expect(run.errors.contains("'; this SDK of iOS 17.0 may lack the name: the code is for iOS 26.1, too"))
            #expect(try Setting(folder, says: first, status: 1, version: "17.0").check().status == 0)
            #expect(try Setting(folder, says: first, status: 1, version: "26.1").check().errorLines == [first])
        }
        try TemporaryFolder.withBook(chapter: Self.chapter) { folder in
            let run = try Setting(folder, says: first, status: 1, version: "17.0").check()
            #expect(run.errorLines == [first])
        }
    }

    @Test func `the app with all chapters is type-checked after the chapters`() throws {
        let files = [
            "chapters/workbook.yml": "title: A Book\nstarter: {app: Trail, ios: \"17.0\"}\n",
            "chapters/apps/a/ADemoSceneDelegate.swift": "import UIKit\n\nfinal class ADemoSceneDelegate {}\n",
        ]
        try TemporaryFolder.withBook(chapter: Self.chapter, files: files) { folder in
            let setting = try Setting(folder)
            let run = try setting.check()
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.output == "1 chapter compiles for iOS 17.0\nthe app compiles for iOS 17.0\n")
            let apps = setting.arguments.filter { $0.contains { $0.hasSuffix("/App/ChapterListController.swift") } }
            try #require(apps.count == 1)
            #expect(apps[0].contains("Trail"))
            #expect(apps[0].contains { $0.hasSuffix("/Chapters/01-a/Exercises/E.swift") })
            #expect(
                !apps[0].contains { $0.contains("/Tests/") || $0.contains("/Pictures/") || $0.contains("/Modules/") })
        }
    }

    #if os(Linux)
        @Test func `a compiler for Linux doesn't see the modules of Linux`() throws {
            let compiler = """
                #!/bin/sh
                [ "$1" = -print-target-info ] && exec swiftc "$@"
                for word; do [ "$before" = -resource-dir ] && ls -L "$word" > "$(dirname "$0")/resources.$$"; before=$word; done

                """
            try TemporaryFolder.withBook(chapter: Self.chapter) { folder in
                var setting = try Setting(folder, compiler: compiler)
                setting.environment["SWIFT_EXEC"] = folder["bin/swiftc"]
                setting.environment["PATH"] = ProcessInfo.processInfo.environment["PATH"]
                let run = try Tool.run("check", "--ios", in: folder.path, environment: setting.environment)
                #expect(run.status == 0, "\(run.errors)")
                let lists = folder.files.filter { $0.hasPrefix("bin/resources.") }.compactMap(folder.text)
                #expect(lists.count == 2)
                for list in lists { #expect(list.contains("clang\n") && !list.contains("dispatch")) }
            }
        }
    #endif

    // MARK: Without an SDK

    @Test func `if there is no SDK, the check reports how to provide one`() throws {
        try TemporaryFolder.withBook(chapter: Self.chapter) { folder in
            let run = try Setting(folder, sdk: nil).check()
            #expect(run.status == 1)
            #expect(run.errorLines.count == 1)
            for words in ["error: ", "WORKBOOK_IOS_SDK=/path/to/iPhoneSimulator.sdk", "macOS with Xcode"] {
                #expect(run.errors.contains(words))
            }
        }
    }

    @Test func `a missing folder, a folder that isn't an SDK, and a macOS SDK are rejected`() throws {
        try TemporaryFolder.withBook(chapter: Self.chapter) { folder in
            var setting = try Setting(folder)
            for (path, words) in [("no.sdk", "there is no SDK at"), ("chapters", "has no SDKSettings.json")] {
                setting.environment["WORKBOOK_IOS_SDK"] = folder[path]
                let run = try setting.check()
                #expect(run.status == 1)
                #expect(
                    run.errorLines.count == 1 && run.errors.contains(words) && run.errors.contains("WORKBOOK_IOS_SDK"))
            }
            let run = try Setting(folder, sdk: "macosx27.0").check()
            #expect(run.status == 1)
            #expect(run.errors.contains("is an SDK for 'macosx27.0', not for iOS"))
        }
    }

    @Test func `with an SDK for devices, the target is a device`() throws {
        try TemporaryFolder.withBook(chapter: Self.chapter) { folder in
            let setting = try Setting(folder, sdk: "iphoneos27.0")
            #expect(try setting.check().status == 0)
            #expect(setting.arguments.allSatisfy { $0.contains("arm64-apple-ios17.0") })
        }
    }

    @Test func `without WORKBOOK_IOS_SDK, xcrun finds the SDK and the compiler`() throws {
        try TemporaryFolder.withBook(chapter: Self.chapter) { folder in
            var setting = try Setting(folder)
            setting.environment["WORKBOOK_IOS_SDK"] = nil
            try folder.write(
                """
                #!/bin/sh
                [ "$1 $2" = "--sdk iphonesimulator" ] || exit 1
                shift 2
                case $1 in
                --show-sdk-path) echo "\(folder["an.sdk"])";;
                --find) echo "/Applications/$2";;
                *) exec "$@" -xcrun;;
                esac

                """, to: "bin/xcrun")
            try folder.makeExecutable("bin/xcrun")
            #expect(try setting.check().status == 0)
            #expect(setting.arguments.count == 2)
            #expect(setting.arguments.allSatisfy { $0.last == "-xcrun" && $0.contains(folder["an.sdk"]) })
        }
    }

    // MARK: Compiler failures

    @Test func `if the compiler can't read the SDK, its errors are shown with advice`() throws {
        let answer = """
            chapters/01-a.md:6:8: error: failed to build module 'Dispatch'; this SDK is not supported by the compiler
            <unknown>:0: error: unable to load standard library for target 'arm64-apple-ios17.0-simulator'

            """
        try TemporaryFolder.withBook(chapter: Self.chapter) { folder in
            let run = try Setting(folder, says: answer, status: 1).check()
            #expect(run.status == 1)
            for words in [
                "'swiftc' could not check the chapter 'a'", folder["an.sdk"], "failed to build module 'Dispatch'",
                "unable to load standard library for target", "SWIFT_EXEC=", "WORKBOOK_IOS_SDK",
            ] {
                #expect(run.errors.contains(words), "\(run.errors)")
            }
        }
    }

    @Test func `the real compiler's error about an empty SDK is shown with advice`() throws {
        try TemporaryFolder.withBook(chapter: Self.chapter) { folder in
            var setting = try Setting(folder)
            setting.environment["PATH"] = ProcessInfo.processInfo.environment["PATH"]
            setting.environment["HOME"] = folder["tmp"]
            let run = try Tool.run("check", "--ios", in: folder.path, environment: setting.environment)
            #expect(run.status == 1)
            #expect(run.errors.contains("unable to load standard library for target 'arm64-apple-ios17.0-simulator'"))
            #expect(run.errors.contains("SWIFT_EXEC="))
        }
    }

    @Test func `a missing compiler and a crashing compiler are reported`() throws {
        try TemporaryFolder.withBook(chapter: Self.chapter) { folder in
            var setting = try Setting(folder)
            setting.environment["SWIFT_EXEC"] = "/no/such/swiftc"
            let missing = try setting.check()
            #expect(missing.status == 1)
            #expect(missing.errors.contains("cannot run '/no/such/swiftc' (SWIFT_EXEC)"))
            let dying = try Setting(folder, compiler: "#!/bin/sh\necho Stack dump: >&2\nkill -9 $$\n").check()
            #expect(dying.status == 1)
            #expect(dying.errors.contains("Stack dump:"))
        }
    }

    @Test func `a book without code needs no compiler`() throws {
        try TemporaryFolder.withBook(chapter: "---\ntitle: A\n---\n\nText.\n") { folder in
            let setting = try Setting(folder)
            let run = try setting.check()
            #expect(run.status == 0 && run.errors == "")
            #expect(run.output == "nothing to check for iOS: no chapter declares anything\n")
            #expect(setting.arguments.isEmpty)
        }
    }

    @Test func `if the book has errors, they are reported, and the compiler doesn't run`() throws {
        try TemporaryFolder.withBook(chapter: Self.chapter + "\n[a](nowhere.md)\n") { folder in
            let setting = try Setting(folder)
            let run = try setting.check()
            #expect(run.status == 1)
            #expect(run.errors.contains("doesn't exist") && run.errors.contains("not checked for iOS yet"))
            #expect(setting.arguments.isEmpty)
        }
    }

    @Test func `Ctrl-C ends the compilers, and leaves no files`() throws {
        let compiler = """
            #!/bin/sh
            [ "$1" = -print-target-info ] && exit
            here=$(dirname "$0")
            echo $$ > "$here/started.new"
            mv "$here/started.new" "$here/started"
            exec sleep 60

            """
        try TemporaryFolder.withBook(chapter: Self.chapter) { folder in
            let setting = try Setting(folder, compiler: compiler)
            let tool = try RunningTool("check", "--ios", in: folder.path, environment: setting.environment)
            try tool.wait { folder.text("bin/started") != nil }
            #expect(tool.stop() == 130)
            let number = try #require(folder.text("bin/started").flatMap { pid_t($0.dropLast()) })
            try OtherProcess.waitForEnd(of: number)
            #expect(folder.files.filter { $0.hasPrefix("tmp/") } == ["tmp/.keep"])
        }
    }
}

extension TemporaryFolder {
    fileprivate func makeExecutable(_ file: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: self[file])
    }
}
