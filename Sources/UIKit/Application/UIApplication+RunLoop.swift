extension UIApplication {
    /// Runs code as one pass of the run loop; what waits for the end waits for the end of the outermost pass.
    func inOneRunLoopPass(_ body: () -> Void) {
        runLoopDepth += 1
        body()
        runLoopDepth -= 1
        guard runLoopDepth == 0 else { return }
        while !endOfRunLoopPass.isEmpty {
            endOfRunLoopPass.removeFirst()()
        }
    }

    /// Runs code when what goes on now is over: a window's root has appeared only after the window has become key.
    func atEndOfRunLoopPass(_ action: @escaping @MainActor () -> Void) {
        endOfRunLoopPass.append(action)
        if runLoopDepth == 0 { inOneRunLoopPass {} }
    }
}
