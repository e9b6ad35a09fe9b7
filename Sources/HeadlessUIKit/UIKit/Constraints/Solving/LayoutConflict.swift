/// Required constraints that contradict each other, and the one that is left out.
@MainActor
struct LayoutConflict {
    private let wishes: [LayoutWish]

    /// - Parameter wishes: the last is left out.
    init(_ wishes: [LayoutWish]) {
        self.wishes = wishes
    }

    /// What a phone writes to the console; the process and the time are left out, which it puts before.
    var message: String {
        let frames = keptFrames
        let note =
            frames.isEmpty
            ? ""
            : "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
                + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
        let list = (frames + wishes.map(\.text)).map { "    \"\($0)\"" }.joined(separator: ",\n")
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
            \(wishes.last?.text ?? "")

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also \
            be helpful.

            """
    }

    /// What the views of the list that keep their frames want: on a phone these are constraints, too.
    private var keptFrames: [String] {
        var views: [UIView] = []
        for case let constraint as NSLayoutConstraint in wishes.map(\.owner) {
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

/// Where messages about layout go: to the standard error, as those of a phone to its console.
enum LayoutConsole {
    @TaskLocal static var write: @Sendable (String) -> Void = { message in
        FileHandle.standardError.write(Data(message.utf8))
    }
}
