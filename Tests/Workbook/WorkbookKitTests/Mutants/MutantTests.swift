import Testing

@testable import ChapterKit
@testable import WorkbookKit

/// The mutants of a solution.
@Suite struct MutantTests {
    /// Returns the mutants of a solution.
    private func mutants(_ solution: String) -> [Mutant] {
        let text = """
            ```swift exercise name=e title="E"
            func e() {
                // STUB: 0 + 1
                // BEGIN SOLUTION
            \(solution)
                // END SOLUTION
            }
            ```
            """
        return Mutant.all(in: parse(text).chapter)
    }

    /// Returns the lines in place of those that each mutant changes, without the values that functions could return.
    private func changes(_ solution: String) -> Set<String> {
        Set(mutants(solution).map { $0.new.joined(separator: " ") })
    }

    @Test func `operators between operands are replaced, and other signs aren't`() {
        #expect(
            changes("let a: Array<Int> = b > c") == [
                "let a: Array<Int> = b >= c", "let a: Array<Int> = b < c", "let a: Array<Int> = b == c",
            ])
        #expect(changes("let a = -b + c") == ["let a = -b - c"])
        #expect(changes("let a = b === c") == ["let a = b !== c"])
    }

    @Test func `numbers are one more and zero, but not those of arguments and members`() {
        #expect(changes("a = [$0, b.0, 1.5]") == ["", "a = [$0, b.0, (1.5 + 1)]", "a = [$0, b.0, 0]"])
        #expect(changes("let a = 0.0") == ["let a = (0.0 + 1)"])
    }

    @Test func `opposite words are exchanged`() {
        #expect(
            changes("let first = a.first ?? (true, b.maxX)") == [
                "let first = a.last ?? (true, b.maxX)", "let first = a.first ?? (false, b.maxX)",
                "let first = a.first ?? (true, b.minX)",
            ])
        #expect(changes("let max = min { $0 }") == ["let max = max { $0 }"])
    }

    @Test func `each call of a chain is dropped, but neither an implicit member nor a whole statement`() {
        #expect(
            changes("let a = b.reversed().map { $0 }") == ["let a = b.map { $0 }", "let a = b.reversed()"])
        #expect(changes("let a = .c(d.e)\n    .f()") == [""])
        #expect(changes("b.removeAll()") == [""])
        #expect(changes("b = c.removed()") == ["", "b = c"])
    }

    @Test func `a limit is dropped, and so is the limited value`() {
        #expect(
            changes("let a = min(b, max(c, d))")
                == [
                    "let a = b", "let a = max(c, d)", "let a = min(b, c)", "let a = min(b, d)",
                    "let a = max(b, max(c, d))", "let a = min(b, min(c, d))",
                ])
    }

    @Test func `the condition before a question mark is negated and dropped`() {
        #expect(
            changes("return f(x: a ? b : c)").isSuperset(of: ["return f(x: !(a) ? b : c)", "return f(x: true ? b : c)"])
        )
        #expect(changes("let a = b?.c") == [])
    }

    @Test func `each condition of an if is negated and dropped, and the statement left out`() {
        #expect(
            changes("if a, let b = c(d), case .e = f, !g { h() }") == [
                "if !(a), let b = c(d), case .e = f, !g { h() }", "if true, let b = c(d), case .e = f, !g { h() }",
                "if a, let b = c(d), case .e = f, !(!g) { h() }", "if a, let b = c(d), case .e = f, true { h() }",
                "if a, let b = c(d), case .e = f, !g {  }", "",
            ])
    }

    @Test func `a guard with one condition isn't also left out`() {
        #expect(changes("guard a else { return }") == ["guard !(a) else { return }", "guard true else { return }"])
        #expect(changes("guard let a else { return }") == [""])
    }

    @Test func `a condition of a loop is negated`() {
        #expect(changes("while a { b() }") == ["while !(a) { b() }", "while a {  }", ""])
    }

    @Test func `operands are negated and dropped`() {
        #expect(
            changes("let a = b || c(d || e) && f") == [
                "let a = b && c(d || e) && f", "let a = b || c(d || e) || f", "let a = b || c(d && e) && f",
                "let a = !(b) || c(d || e) && f", "let a = false || c(d || e) && f",
                "let a = b || !(c(d || e)) && f", "let a = b || false && f", "let a = b || true && f",
                "let a = b || c(d || e) && !(f)", "let a = b || c(d || e) && true",
                "let a = b || c(!(d) || e) && f", "let a = b || c(false || e) && f",
                "let a = b || c(d || !(e)) && f", "let a = b || c(d || false) && f",
            ])
    }

    @Test func `the condition of a filter is negated and dropped`() {
        #expect(
            changes("let a = b.filter { $0.c }") == [
                "let a = b.filter { !($0.c) }", "let a = b.filter { _ in true }", "let a = b",
            ])
        #expect(
            changes("let a = b.prefix(while: { d in d.c })") == [
                "let a = b.prefix(while: { d in !(d.c) })", "let a = b.prefix(while: { d in true })", "let a = b",
            ])
        #expect(
            changes("let a = b.contains {\n    let c = $0\n    return c.d\n}")
                .isSuperset(of: ["return !(c.d)", "return true", "return nil"]))
    }

    @Test func `statements are left out, whatever their lines`() {
        let changes = mutants(
            """
            var a = b
            a
                .insert(c,
                    at: d)
            for e in a {
                print(e)
            }
            switch f {
            case .g: h()
            default:
                i()
            }
            """
        ).filter { $0.new.isEmpty || $0.new == ["case .g:"] || $0.new == ["for e in a {", "}"] }.map(\.old)
        #expect(
            changes == [
                ["a", ".insert(c,", "at: d)"], ["for e in a {", "print(e)", "}"], ["print(e)"],
                ["switch f {", "case .g: h()", "default:", "i()", "}"], ["case .g: h()"], ["i()"],
            ])
    }

    @Test func `the last statement of a function that returns a value isn't left out`() {
        #expect(!mutants("switch a {\ncase .b: return c\n}").contains { $0.new.isEmpty })
        #expect(mutants("switch a {\ncase .b: d()\n}").contains { $0.new.isEmpty })
    }

    @Test func `a value that's returned becomes a default`() {
        #expect(
            changes("return a\n    .b") == [
                "return nil", "return []", "return [:]", "return 0", "return \"\"", "return false", "return .zero",
            ])
    }

    @Test func `comments and strings don't change`() {
        #expect(changes("// a > 1\nlet a = \"b > 1 && true\"").isEmpty)
    }

    @Test func `code that isn't valid Swift has mutants, too`() {
        let text = """
            guard !a, let b = c.first(where: { d in d.e && d.f > 1 }) else { return nil }
            for g in b.filter({ $0 ?? h }).reversed() where g != 0 {
                switch g { case .i(let j): return min(j, 2 * k) - 1; default: l += "\\(m + 1)" }
            }
            while n { n = o ? p[0] : q }
            return [.r, s?.t(u)!]
            """
        for index in text.indices {
            _ = Edits(of: String(text[..<index]))
            _ = Edits(of: String(text[..<index] + text[index...].dropFirst()))
            _ = Edits(of: String(text[index...]))
        }
        #expect(Edits(of: text).edits.count > 50)
    }

    @Test func `each mutant occurs once, with its location, and the stub isn't part of it`() throws {
        let mutants = mutants("    let a = b\n    let c = 1 && 1")
        #expect(Set(mutants.map(\.code)).count == mutants.count)
        let first = try #require(mutants.first)
        #expect(mutants.map(\.number) == Array(1...mutants.count))
        #expect(first.location.line == 6 && first.location.column == 13)
        #expect(first.old == ["let c = 1 && 1"])
        #expect(first.code.hasPrefix("    let a = b\n    let c = "))
        #expect(first.answer.name == "1")
    }
}
