import Cassowary
import Testing

/// Tests of systems like those of layout: long ones, in which every view depends on the one before.
@Suite struct ScreenTests {
    /// Returns the system of a column of views.
    ///
    /// Each view has an edge constraint, a minimum height of 0, and two optional constraints for a height of 20.
    private func column(of count: Int, heightsLast: Bool) throws -> (solver: Solver, bottom: Variable) {
        var edges: [Constraint] = []
        var heights: [Constraint] = []
        for index in 0..<count {
            let (top, height, next) = (Variable(2 * index), Variable(2 * index + 1), Variable(2 * index + 2))
            let below = LinearExpression(top) + LinearExpression(height) + LinearExpression(8)
            edges.append(Constraint(LinearExpression(next), .equal, below))
            let zero = Constraint(LinearExpression(height), .greaterThanOrEqual)
            let hug = Constraint(
                LinearExpression(height), .lessThanOrEqual, LinearExpression(20), strength: Strength(level: 250))
            let resist = Constraint(
                LinearExpression(height), .greaterThanOrEqual, LinearExpression(20), strength: Strength(level: 750))
            heights += [zero, hug, resist]
        }
        var solver = Solver()
        try solver.add(Constraint(LinearExpression(Variable(0)), .equal))
        let ordered =
            heightsLast
            ? edges + heights : edges.indices.flatMap { [edges[$0]] + heights[(3 * $0)..<(3 * $0 + 3)] }
        for constraint in ordered { try solver.add(constraint) }
        return (solver, Variable(2 * count))
    }

    @Test(arguments: [true, false]) func `a column is as high as its views and their spacing`(heightsLast: Bool) throws
    {
        let (solver, bottom) = try column(of: 200, heightsLast: heightsLast)
        #expect(abs(solver.value(of: bottom) - 200 * 28) < 1e-6)
    }

    @Test func `views in a compressed column have reduced heights, none of them negative`() throws {
        var (solver, bottom) = try column(of: 100, heightsLast: false)
        try solver.add(Constraint(LinearExpression(bottom), .equal, LinearExpression(1000)))
        #expect(abs(solver.value(of: bottom) - 1000) < 1e-6)
        let heights = (0..<100).map { solver.value(of: Variable(2 * $0 + 1)) }
        #expect(heights.allSatisfy { $0 >= -1e-9 && $0 <= 20 + 1e-9 })
        #expect(abs(heights.reduce(0, +) - 200) < 1e-6)
    }

    @Test func `a column follows each new height that replaces the previous one`() throws {
        var (solver, bottom) = try column(of: 100, heightsLast: false)
        for height in stride(from: 3000.0, through: 800, by: -100) {
            let constraint = Constraint(
                LinearExpression(bottom), .equal, LinearExpression(height), strength: Strength(level: 900))
            try solver.add(constraint)
            #expect(abs(solver.value(of: bottom) - height) < 1e-6)
            try solver.remove(constraint)
        }
    }
}
