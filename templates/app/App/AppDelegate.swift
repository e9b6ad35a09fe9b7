import UIKit

/// The entry point of the app. Info.plist names the delegate of its scenes, `ChapterListSceneDelegate`.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
