import Cassowary
import TestSupport
import Testing

@Suite struct GoldenCaseTests {
    @Test func `there are five files of cases`() throws {
        #expect(try GoldenFile.cases(in: GoldenCase.folder).count == 5)
    }

    @Test(arguments: try GoldenFile.cases(in: GoldenCase.folder))
    func `solutions have the same errors as another solver's`(file: String) throws {
        let cases = try GoldenCase.cases(in: file)
        try #require(!cases.isEmpty)
        for golden in cases { try check(golden) }
    }

    private func check(_ golden: GoldenCase) throws {
        var system = System()
        var named: [String: Constraint] = [:]
        for (line, step) in golden.steps {
            let location: Comment = "\(golden): \(line)"
            switch step {
            case .add(let name, let constraint):
                #expect(throws: Never.self, location) { try system.add(constraint) }
                named[name] = constraint
            case .refuse(let constraint):
                let before = system.errors
                #expect(location) { try system.add(constraint) } throws: { error in
                    guard case .unsatisfiable(let conflict) = error as? SolverError else { return false }
                    return conflict.last === constraint
                }
                #expect(areNear(system.errors, before), location)
            case .remove(let name): try system.remove(named[name]!)
            case .edit(let variable, let strength): try system.edit(variable, strength)
            case .suggest(let variable, let value): try system.suggest(value, for: variable)
            case .unedit(let variable): try system.endEdit(variable)
            case .check(let errors, let values):
                #expect(system.missed == [], location)
                #expect(areNear(system.errors, errors), "\(location): \(system.errors)")
                for (variable, value) in values {
                    #expect(isNear(system.solver.value(of: variable), value), "\(location): \(variable)")
                }
            }
        }
    }
}
