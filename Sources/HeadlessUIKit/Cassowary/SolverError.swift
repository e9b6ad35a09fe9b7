/// An error of the solver. The solver's state is unchanged.
public enum SolverError: Error, Equatable {
    /// A required constraint contradicts the existing ones.
    ///
    /// The associated value contains the contradicting constraints in the order in which they were added. The new
    /// constraint is the last. Without any one of them, the others can be satisfied.
    case unsatisfiable([Constraint])
    /// The constraint has already been added.
    case duplicate(Constraint)
    /// The solver doesn't contain the constraint.
    case unknown(Constraint)
}
