/// Why the solver did not do what it was asked to; it is then as it was before.
public enum SolverError: Error, Equatable {
    /// A required constraint contradicts those that are there. With it come all that it contradicts together, in the
    /// order in which they were added, and it is the last: without any of them the others can be satisfied.
    case unsatisfiable([Constraint])
    /// The constraint is there already.
    case duplicate(Constraint)
    /// The constraint is not there.
    case unknown(Constraint)
    /// The variable is being edited already.
    case duplicateEdit(Variable)
    /// The variable is not being edited.
    case unknownEdit(Variable)
    /// An edit must be able to give way.
    case requiredEdit(Variable)
}
