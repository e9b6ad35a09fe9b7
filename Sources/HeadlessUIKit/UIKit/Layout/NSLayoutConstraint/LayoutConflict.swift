/// A set of contradictory required constraints, and the constraint that is broken.
@MainActor
struct LayoutConflict {
    private let ownedConstraints: [OwnedConstraint]

    /// Creates a conflict.
    ///
    /// - Parameter ownedConstraints: The contradictory constraints. The last one is broken.
    init(_ ownedConstraints: [OwnedConstraint]) {
        self.ownedConstraints = ownedConstraints
    }

    /// The message that a phone writes to the console, without its prefix of process and time.
    var message: String {
        let frames = keptFrames
        let note =
            frames.isEmpty
            ? ""
            : "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
                + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
        let list = (frames + ownedConstraints.map(\.text)).map { "    \"\($0)\"" }.joined(separator: ",\n")
        return """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want. 
            \tTry this: 
            \t\t(1) look at each constraint and try to figure out which you don't expect; 
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
            \(note)(
            \(list)
            )

            Will attempt to recover by breaking constraint 
            \(ownedConstraints.last?.text ?? "")

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also \
            be helpful.

            """
    }

    /// The descriptions of the frames of the views in the conflict whose frames aren't determined by constraints. On a
    /// phone these frames are constraints, too.
    private var keptFrames: [String] {
        var views: [UIView] = []
        for case let constraint as NSLayoutConstraint in ownedConstraints.map(\.owner) {
            for case let view as UIView in constraint.items
            where view.layoutState.keepsFrame && view !== constraint.links.holder && !views.contains(view) {
                views.append(view)
            }
        }
        return views.map { view in
            let frame = view.frame
            return
                "<NSAutoresizingMaskLayoutConstraint \(view.nameInConstraints).frame == (\(Double(frame.minX).short) "
                + "\(Double(frame.minY).short); \(Double(frame.width).short) \(Double(frame.height).short))>"
        }
    }
}
