import Cassowary
import Testing

/// Tests of small systems whose solutions can be found by hand.
@Suite struct SolverTests {
    let left = Variable(0)
    let width = Variable(1)
    let right = Variable(2)

    private func constraint(
        _ expression: LinearExpression, _ relation: Constraint.Relation, _ value: Double, _ level: Double = 1000,
        weight: Double = 1
    ) -> Constraint {
        Constraint(expression, relation, LinearExpression(value), strength: Strength(level: level, weight: weight))
    }

    private func solver(_ constraints: Constraint...) throws -> Solver {
        var solver = Solver()
        for constraint in constraints { try solver.add(constraint) }
        return solver
    }

    @Test func `a variable without constraints is 0`() {
        #expect(Solver().value(of: left) == 0)
    }

    @Test func `equations are solved`() throws {
        let solver = try solver(
            constraint(LinearExpression(left) + LinearExpression(width) - LinearExpression(right), .equal, 0),
            constraint(LinearExpression(right), .equal, 100),
            constraint(LinearExpression(width) - LinearExpression(left, times: 3), .equal, 0))
        #expect(solver.value(of: left) == 25)
        #expect(solver.value(of: width) == 75)
        #expect(solver.value(of: right) == 100)
    }

    @Test func `values can be negative`() throws {
        let solver = try solver(constraint(LinearExpression(left), .equal, -30))
        #expect(solver.value(of: left) == -30)
    }

    @Test func `a required inequality limits a preferred value`() throws {
        let solver = try solver(
            constraint(LinearExpression(width), .equal, 200, 500),
            constraint(LinearExpression(width), .lessThanOrEqual, 150),
            constraint(LinearExpression(left), .equal, -10, 500),
            constraint(LinearExpression(left), .greaterThanOrEqual, 0))
        #expect(solver.value(of: width) == 150)
        #expect(solver.value(of: left) == 0)
    }

    @Test func `a constraint of a higher level outweighs many of a lower level`() throws {
        var solver = try solver(constraint(LinearExpression(width), .equal, 1, 251))
        for _ in 0..<1000 { try solver.add(constraint(LinearExpression(width), .equal, 1_000_000, 250, weight: 1000)) }
        #expect(solver.value(of: width) == 1)
    }

    @Test func `levels that differ by half a point are distinguished`() throws {
        let solver = try solver(
            constraint(LinearExpression(width), .equal, 10, 250), constraint(LinearExpression(width), .equal, 20, 250.5)
        )
        #expect(solver.value(of: width) == 20)
    }

    @Test func `weights decide between constraints of the same level`() throws {
        let solver = try solver(
            constraint(LinearExpression(width), .equal, 10, 250, weight: 3),
            constraint(LinearExpression(width), .equal, 20, 250, weight: 2),
            constraint(LinearExpression(width), .equal, 20, 250, weight: 2))
        #expect(solver.value(of: width) == 20)
    }

    @Test func `a lower level determines what the higher levels leave open`() throws {
        let solver = try solver(
            constraint(LinearExpression(width), .greaterThanOrEqual, 50, 750),
            constraint(LinearExpression(width), .lessThanOrEqual, 80, 750),
            constraint(LinearExpression(width), .equal, 100, 250))
        #expect(solver.value(of: width) == 80)
    }

    @Test func `an equation that is added twice applies until both constraints are removed`() throws {
        let first = constraint(LinearExpression(left), .equal, 5)
        let second = constraint(LinearExpression(left, times: 2), .equal, 10)
        for order in [[first, second], [second, first]] {
            var solver = try solver(
                first, second, constraint(LinearExpression(left), .lessThanOrEqual, 8),
                constraint(LinearExpression(left), .equal, 7, 250))
            try solver.remove(order[0])
            #expect(solver.value(of: left) == 5)
            try solver.remove(order[1])
            #expect(solver.value(of: left) == 7)
        }
    }

    // MARK: Errors

    @Test func `a contradicting constraint is refused with all constraints of the conflict`() throws {
        let total = constraint(LinearExpression(left) + LinearExpression(width), .equal, 100)
        let least = constraint(LinearExpression(left), .greaterThanOrEqual, 60)
        let other = constraint(LinearExpression(right), .equal, 5)
        let preferred = constraint(LinearExpression(width), .equal, 70, 999)
        var solver = try solver(total, other, least, preferred)
        #expect(solver.value(of: width) == 40)
        let wide = constraint(LinearExpression(width), .greaterThanOrEqual, 41)
        #expect(throws: SolverError.unsatisfiable([total, least, wide])) { try solver.add(wide) }
        #expect(solver.value(of: width) == 40)
        #expect(!solver.contains(wide))
        let free = constraint(LinearExpression(left), .equal, 10)
        #expect(throws: SolverError.unsatisfiable([least, free])) { try solver.add(free) }
    }

    @Test func `equations that contradict each other are refused`() throws {
        let first = constraint(LinearExpression(left), .equal, 5)
        var solver = try solver(first)
        let second = constraint(LinearExpression(left), .equal, 6)
        #expect(throws: SolverError.unsatisfiable([first, second])) { try solver.add(second) }
        let third = constraint(LinearExpression(), .equal, 6)
        #expect(throws: SolverError.unsatisfiable([third])) { try solver.add(third) }
    }

    @Test func `adding a constraint twice and removing an unknown constraint are errors`() throws {
        let first = constraint(LinearExpression(left), .equal, 5)
        let same = constraint(LinearExpression(left), .equal, 5)
        var solver = try solver(first)
        #expect(throws: SolverError.duplicate(first)) { try solver.add(first) }
        #expect(throws: SolverError.unknown(same)) { try solver.remove(same) }
        try solver.add(same)
        try solver.remove(first)
        #expect(throws: SolverError.unknown(first)) { try solver.remove(first) }
        #expect(solver.contains(same))
        #expect(!solver.contains(first))
    }

    // MARK: Replacing

    @Test func `a replaced value is reached as far as the other constraints allow`() throws {
        var solver = try solver(
            constraint(LinearExpression(left) + LinearExpression(width) - LinearExpression(right), .equal, 0),
            constraint(LinearExpression(left), .greaterThanOrEqual, 10),
            constraint(LinearExpression(width), .equal, 50, 750))
        for (wanted, leftEdge, rightEdge) in [(200.0, 150.0, 200.0), (65, 15, 65), (20, 10, 60), (100, 50, 100)] {
            let edge = constraint(LinearExpression(right), .equal, wanted, 500)
            try solver.add(edge)
            #expect(solver.value(of: left) == leftEdge)
            #expect(solver.value(of: right) == rightEdge)
            try solver.remove(edge)
        }
    }

    // MARK: Values

    @Test func `a copy of a solver changes independently`() throws {
        let solver = try solver(constraint(LinearExpression(left), .equal, 5, 500))
        var copy = solver
        try copy.add(constraint(LinearExpression(left), .equal, 9))
        #expect(solver.value(of: left) == 5)
        #expect(copy.value(of: left) == 9)
    }

    @Test func `an expression has each variable once, and none that cancels out`() {
        var expression = LinearExpression(right, times: 2) + LinearExpression(left) - LinearExpression(width)
        expression.add(1, of: width)
        expression.constant = 7
        #expect(expression.terms.map(\.variable) == [left, right])
        #expect(expression.terms.map(\.coefficient) == [1, 2])
        #expect((3 * expression).value { $0 == left ? 10 : 1 } == 57)
        #expect(expression.description == "1.0*v0 + 2.0*v2 + 7.0")
    }
}
