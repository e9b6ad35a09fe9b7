internal import Cassowary

/// The solution of a layout system: the positions and sizes of its items.
@MainActor
struct LayoutSolution {
    private(set) var solver = Solver()
    /// The broken constraints. Each is preceded by the constraints that contradict it.
    private(set) var conflicts: [[OwnedConstraint]] = []
    private var ownedConstraints: [Constraint: OwnedConstraint] = [:]

    /// The maximum number of times that lines are broken again for the solved width.
    ///
    /// On a phone, the second pass is sufficient, too, because text broken for a width needs no greater width.
    private static let mostLinePasses = 3

    init(of system: LayoutSystem) {
        var now = system.ownedConstraints
        for owned in now { add(owned) }
        for _ in 0..<Self.mostLinePasses where findsWidths(in: system) {
            exchange(&now, for: system.withFoundWidths.ownedConstraints)
        }
    }

    private mutating func add(_ owned: OwnedConstraint) {
        do {
            try solver.add(owned.constraint)
            ownedConstraints[owned.constraint] = owned
        } catch .unsatisfiable(let conflict) {
            conflicts.append(conflict.compactMap { ownedConstraints[$0] } + [owned])
        } catch {
            preconditionFailure("a constraint is added once: \(error)")
        }
    }

    /// Replaces the constraints that have changed.
    private mutating func exchange(_ old: inout [OwnedConstraint], for new: [OwnedConstraint]) {
        guard old.count == new.count else {
            (solver, conflicts, ownedConstraints) = (Solver(), [], [:])
            for owned in new { add(owned) }
            old = new
            return
        }
        for index in old.indices where !old[index].isNearly(new[index]) {
            ownedConstraints[old[index].constraint] = nil
            // Removal fails for a constraint that was broken, because it isn't in the solver.
            try? solver.remove(old[index].constraint)
            add(new[index])
            old[index] = new[index]
        }
    }

    /// Sets the widths at which multiline text is broken to the solved ones.
    ///
    /// - Returns: `false` if no text has to be broken.
    private func findsWidths(in system: LayoutSystem) -> Bool {
        var finds = false
        for case let view as UIView in system.items where view.breaksLinesByItself {
            guard let width = frame(of: view, in: system)?.width, width < view.knownContentSize.width - 1e-6 else {
                continue
            }
            view.layoutState.foundWidth = width
            view.layoutState.contentSize = nil
            finds = true
        }
        return finds
    }

    /// Returns the alignment rectangle of an item in its superview's coordinates, or `nil` for an item without
    /// variables.
    func frame(of item: any LayoutItem, in system: LayoutSystem) -> CGRect? {
        system.variables(of: item).map { variables in
            let values = variables.map { CGFloat(solver.value(of: $0)) }
            return CGRect(x: values[0], y: values[1], width: max(0, values[2]), height: max(0, values[3]))
        }
    }

    /// Returns a Boolean value indicating whether another value of the variable satisfies the constraints equally well.
    func isAmbiguous(_ variable: Variable) -> Bool {
        let value = solver.value(of: variable)
        return [-1.0, 1].contains { step in
            var other = solver
            let trial = Constraint(
                LinearExpression(variable), .equal, LinearExpression(value + step),
                strength: Strength(level: 0.0001))
            try? other.add(trial)
            return abs(other.value(of: variable) - value) > 1e-3
        }
    }
}
