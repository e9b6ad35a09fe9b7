/// A window's name in the stack; never used twice by one application.
struct WindowID: Hashable, Sendable {
    let number: Int
}
