/// Hears of the life of a scene with windows, and keeps its main window.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, DelegateWithWindow {}
