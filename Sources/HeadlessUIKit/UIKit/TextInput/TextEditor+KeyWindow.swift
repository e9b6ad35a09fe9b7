extension UIWindow {
    /// Ends editing, because the window is no longer key.
    ///
    /// The keyboard is reported to hide with the key status, and to be shown again with it (SwiftMessages 45).
    ///
    /// - Note: Undocumented by Apple. One report says that the field resigns (SwiftMessages 83), which is the behavior
    ///   by default. It may also remain first responder without a keyboard.
    func suspendEditing() {
        guard !screen.hardware.assumes(.fieldsStayFirstResponder), let editor = firstResponder as? any TextEditor
        else { return }
        forceResignation()
        if firstResponder == nil { suspendedEditor = editor }
    }

    /// Begins the editing that `suspendEditing` has ended, because the window is key again.
    func resumeEditing() {
        guard isKeyWindow, let editor = suspendedEditor else { return }
        suspendedEditor = nil
        if firstResponder == nil, editor.responderWindow === self { editor.becomeFirstResponder() }
    }
}
