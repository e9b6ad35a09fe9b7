extension UIApplication {
    /// Runs code as one turn of the run loop; what waits for the end waits for the end of the outermost turn.
    func inOneTurn(_ body: () -> Void) {
        turnDepth += 1
        body()
        turnDepth -= 1
        guard turnDepth == 0 else { return }
        while !endOfTurn.isEmpty {
            endOfTurn.removeFirst()()
        }
    }

    /// Runs code when what goes on now is over: a window's root has appeared only after the window has become key.
    func atEndOfTurn(_ action: @escaping @MainActor () -> Void) {
        endOfTurn.append(action)
        if turnDepth == 0 { inOneTurn {} }
    }
}
