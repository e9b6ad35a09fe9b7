import TestSupport
import Testing

@testable import Cassowary

/// Tests of properties that every system has, on random systems.
@Suite struct RandomSystemTests {
    static let seeds: [UInt64] = Array(1...300)

    @Test func `adding and removing a constraint leaves the solution as good as before`() throws {
        for seed in Self.seeds {
            var random = RandomConstraints(seed: seed)
            var system = random.system(of: 8)
            let before = system.errors
            let guest = random.constraint()
            guard (try? system.add(guest)) != nil else { continue }
            try system.remove(guest)
            #expect(system.missed == [], "seed \(seed)")
            #expect(areNear(system.errors, before), "seed \(seed)")
        }
    }

    @Test func `removing a constraint and adding it again leaves the solution as good as before`() throws {
        for seed in Self.seeds {
            var random = RandomConstraints(seed: seed)
            var system = random.system(of: 9)
            let before = system.errors
            for constraint in system.constraints.shuffled(using: &random.generator) {
                try system.remove(constraint)
                #expect(system.missed == [], "seed \(seed)")
                try system.add(constraint)
                #expect(system.missed == [], "seed \(seed)")
                #expect(areNear(system.errors, before), "seed \(seed)")
            }
        }
    }

    @Test func `the order of adding constraints doesn't affect the errors of the solution`() throws {
        for seed in Self.seeds {
            var random = RandomConstraints(seed: seed)
            let system = random.system(of: 10)
            var other = System()
            for constraint in system.constraints.shuffled(using: &random.generator) { try other.add(constraint) }
            #expect(other.missed == [], "seed \(seed)")
            #expect(areNear(other.errors, system.errors), "seed \(seed)")
        }
    }

    @Test func `after removing constraints, the solution is as good as that of a new solver`() throws {
        for seed in Self.seeds {
            var random = RandomConstraints(seed: seed)
            var system = random.system(of: 12)
            for constraint in system.constraints.shuffled(using: &random.generator).prefix(6) {
                try system.remove(constraint)
            }
            var fresh = System()
            for constraint in system.constraints { try fresh.add(constraint) }
            #expect(areNear(system.errors, fresh.errors), "seed \(seed)")
            #expect(system.missed == [], "seed \(seed)")
        }
    }

    @Test func `a solver whose constraints were all removed has an empty tableau and objective`() throws {
        for seed in Self.seeds {
            var random = RandomConstraints(seed: seed)
            var system = random.system(of: 12)
            let variable = Variable(0)
            try system.edit(variable, Strength(level: 500))
            try system.suggest(70, for: variable)
            try system.endEdit(variable)
            for constraint in system.constraints.shuffled(using: &random.generator) { try system.remove(constraint) }
            #expect(system.solver.tableau == Tableau(), "seed \(seed)")
            #expect(system.solver.objective == Objective(), "seed \(seed)")
        }
    }

    @Test func `a refused constraint doesn't change any value`() throws {
        var refused = 0
        for seed in Self.seeds {
            var random = RandomConstraints(seed: seed)
            var system = random.system(of: 8)
            let before = (0..<random.variables).map { system.solver.value(of: Variable($0)) }
            for _ in 0..<5 {
                let guest = random.constraint(levels: [1000])
                guard (try? system.solver.add(guest)) == nil else {
                    try system.solver.remove(guest)
                    break
                }
                refused += 1
                #expect(!system.solver.contains(guest))
                let after = (0..<random.variables).map { system.solver.value(of: Variable($0)) }
                #expect(zip(before, after).allSatisfy { abs($0 - $1) < 1e-6 }, "seed \(seed)")
                #expect(throws: SolverError.unknown(guest)) { try system.solver.remove(guest) }
            }
        }
        #expect(refused > 50)
    }

    @Test func `a conflict becomes satisfiable when any of its constraints is removed`() throws {
        var contradictions = 0
        for seed in Self.seeds {
            var random = RandomConstraints(seed: seed)
            var system = random.system(of: 8)
            do {
                for _ in 0..<5 { try system.add(random.constraint(levels: [1000])) }
            } catch SolverError.unsatisfiable(let conflict) {
                contradictions += 1
                #expect(Self.isSatisfiable(conflict) == false, "seed \(seed)")
                for spared in conflict {
                    #expect(Self.isSatisfiable(conflict.filter { $0 !== spared }), "seed \(seed): \(conflict)")
                }
            }
        }
        #expect(contradictions > 50)
    }

    /// Tests that the same calls lead to the same values.
    ///
    /// The dictionaries of two solvers have different orders. Different values mean that a choice depends on such an
    /// order.
    @Test func `the same calls result in the same values`() throws {
        for seed in Self.seeds {
            let values = try (0..<2).map { _ in
                var random = RandomConstraints(seed: seed)
                random.constants = 0...2
                random.coefficients = [1, -1]
                var system = random.system(of: 12)
                for variable in [Variable(0), Variable(1)] {
                    try system.edit(variable, Strength(level: 500))
                    try system.suggest(3, for: variable)
                }
                try system.suggest(-2, for: Variable(0))
                try system.remove(system.constraints[2])
                return (0..<random.variables).map { system.solver.value(of: Variable($0)) }
            }
            #expect(values[0] == values[1], "seed \(seed)")
        }
    }

    private static func isSatisfiable(_ constraints: [Constraint]) -> Bool {
        var solver = Solver()
        return constraints.allSatisfy { (try? solver.add($0)) != nil }
    }
}
