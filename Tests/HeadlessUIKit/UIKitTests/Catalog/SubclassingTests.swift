import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests that listings can override the members that are open on a phone. Overriding other members doesn't compile.
@MainActor @Suite struct SubclassingTests {
    @Test func `a navigation controller inherits the initializers that it doesn't override`() async throws {
        final class Stack: UINavigationController {
            var name = ""
            override init(rootViewController: UIViewController) {
                super.init(rootViewController: rootViewController)
                name = "a stack"
            }
            override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
                super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
                name = "an empty stack"
            }
            required init?(coder: NSCoder) { nil }
        }
        try await withDevice {
            let root = UIViewController()
            let stack = Stack(rootViewController: root)
            #expect(stack.name == "a stack" && stack.viewControllers == [root])
            #expect(Stack().name == "an empty stack")
        }
    }

    @Test func `an image view can override init(image:)`() {
        final class Portrait: UIImageView {
            override init(image: UIImage?) {
                super.init(image: image)
                contentMode = .scaleAspectFill
            }
            required init?(coder: NSCoder) { nil }
        }
        let portrait = Portrait(image: UIImage())
        #expect(portrait.contentMode == .scaleAspectFill && portrait.image != nil)
        #expect(!portrait.isUserInteractionEnabled)
    }

    @Test func `subclasses of alert controllers and alert actions inherit the initializers`() {
        final class Question: UIAlertController {
            override var preferredStyle: Style { .alert }
        }
        final class Answer: UIAlertAction {
            override var title: String? { super.title?.uppercased() }
        }
        let question = Question(title: "Sure?", message: "There is no way back.", preferredStyle: .actionSheet)
        #expect(question.preferredStyle == .alert && question.message == "There is no way back.")
        let answer = Answer(title: "yes", style: .destructive)
        #expect(answer.title == "YES" && answer.style == .destructive)
    }

    @Test func `a tab bar item is a bar item and can override its title`() {
        final class Badge: UITabBarItem {
            override var title: String? {
                get { super.title.map { "\($0)!" } }
                set { super.title = newValue }
            }
        }
        let item: UIBarItem = Badge(title: "News", image: nil, tag: 3)
        #expect(item.title == "News!" && item.tag == 3)
        #expect(UITabBarItem().title == nil)
    }

    @Test func `a color can override withAlphaComponent(_:) and named colors`() {
        final class Ink: UIColor, @unchecked Sendable {
            override class var black: UIColor { UIColor(white: 0.1, alpha: 1) }
            override func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
        }
        let ink = Ink(white: 0.2, alpha: 1)
        #expect(ink.withAlphaComponent(0) === ink)
        #expect(Ink.black != .black && Ink.white == .white)
    }

    @Test func `colors with equal components are equal and have equal hashes`() {
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(red == .red && red.hash == UIColor.red.hash && red.isEqual(UIColor.red))
        #expect(red != .blue && !red.isEqual("red"))
        #expect(Set([red, .red, .blue]).count == 2)
    }

    @Test func `a font can override systemFont(ofSize:) and labelFontSize`() {
        final class House: UIFont, @unchecked Sendable {
            override class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
                super.systemFont(ofSize: fontSize + 1)
            }
            override class var labelFontSize: CGFloat { 20 }
        }
        #expect(House.systemFont(ofSize: House.labelFontSize).pointSize == 21)
    }

    @Test func `fonts with equal size and weight are equal and have equal hashes`() {
        let (one, other) = (UIFont.systemFont(ofSize: 17, weight: .bold), UIFont.boldSystemFont(ofSize: 17))
        #expect(one == other && one.hash == other.hash && one.isEqual(other))
        #expect(one != .systemFont(ofSize: 17) && one != .boldSystemFont(ofSize: 18))
    }

    @Test func `an image can override its size`() {
        final class Swatch: UIImage, @unchecked Sendable {
            override var size: CGSize { CGSize(width: 8, height: 4) }
        }
        #expect(UIImageView(image: Swatch()).intrinsicContentSize == CGSize(width: 8, height: 4))
    }

    @Test func `the screen isn't a coordinate space, and its spaces conform to NSObjectProtocol`() async throws {
        try await withDevice {
            #expect(!(mainScreen as Any is any UICoordinateSpace))
            let spaces: [any NSObjectProtocol] = [mainScreen.coordinateSpace, mainScreen.fixedCoordinateSpace]
            #expect(spaces.allSatisfy { $0.isEqual($0) })
        }
    }

    @Test func `numbers can be added to window levels and font weights, and their differences are numbers`() {
        #expect(UIWindow.Level.alert + 1 == UIWindow.Level(2001) && 1 + UIWindow.Level.alert == UIWindow.Level(2001))
        #expect(UIWindow.Level.alert - 1 == UIWindow.Level(1999))
        let distance: CGFloat = .alert - UIWindow.Level.statusBar
        #expect(distance == 1000)
        #expect(UIFont.Weight.regular + 0.4 == .bold && 0.4 + UIFont.Weight.regular == .bold)
        let gain: CGFloat = UIFont.Weight.bold - UIFont.Weight.regular
        #expect(gain == 0.4)
    }

    @Test func `window levels and font weights are comparable and support += and -=`() {
        #expect(UIFont.Weight.light < .regular && UIFont.Weight.black > .heavy)
        #expect(max(UIWindow.Level.normal, .alert, .statusBar) == .alert)
        var (level, weight) = (UIWindow.Level.normal, UIFont.Weight.bold)
        level += 5
        weight -= 0.4
        #expect(level.rawValue == 5 && weight == .regular)
    }

    @Test func `UIApplication, UIDevice and UIScreen can override their shared instances`() async throws {
        final class App: UIApplication {
            override class var shared: UIApplication { super.shared }
        }
        final class Model: UIDevice {
            override class var current: UIDevice { super.current }
            override var name: String { "a model" }
        }
        final class Display: UIScreen {
            override class var main: UIScreen { mainScreen }
        }
        try await withDevice {
            #expect(App.shared === UIApplication.shared)
            #expect(Model.current === UIDevice.current && Display.main === mainScreen)
        }
    }

    @Test func `subclasses can override read-only properties, such as a controller's bar`() {
        final class Bar: UINavigationBar {}
        final class Stack: UINavigationController {
            private let bar = Bar()
            override var navigationBar: UINavigationBar { bar }
        }
        final class Tabs: UITabBarController {
            let bar = UITabBar()
            override var tabBar: UITabBar { bar }
        }
        final class Plain: UIButton {
            override var titleLabel: UILabel? { nil }
            override var imageView: UIImageView? { nil }
        }
        final class Late: UIEvent {
            override var timestamp: TimeInterval { 12 }
        }
        final class Named: UIAction {
            override var identifier: Identifier { Identifier("named") }
        }
        final class Role: UISceneConfiguration {
            override var name: String? { "a role" }
        }
        final class Measure: NSStringDrawingContext {
            override var totalBounds: CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
        }
        let tabs = Tabs()
        #expect(Stack().navigationBar is Bar && tabs.tabBar === tabs.bar)
        #expect(Plain().titleLabel == nil && Plain().imageView == nil && Late().timestamp == 12)
        #expect(Named(handler: { _ in }).identifier.rawValue == "named")
        #expect(Role(name: nil, sessionRole: .windowApplication).name == "a role")
        #expect(Measure().totalBounds.height == 4)
    }

    @Test func `a view controller can override its related controllers and transition states`() {
        final class Page: UIViewController {
            let around = UINavigationController()
            let tabs = UITabBarController()
            override var navigationController: UINavigationController? { around }
            override var tabBarController: UITabBarController? { tabs }
            override var presentedViewController: UIViewController? { around }
            override var presentingViewController: UIViewController? { tabs }
            override var isBeingPresented: Bool { true }
            override var isBeingDismissed: Bool { true }
            override var isMovingToParent: Bool { true }
            override var isMovingFromParent: Bool { true }
            override class func attemptRotationToDeviceOrientation() {}
        }
        let page = Page()
        #expect(page.navigationController === page.around && page.tabBarController === page.tabs)
        #expect(page.presentedViewController === page.around && page.presentingViewController === page.tabs)
        #expect(page.isBeingPresented && page.isBeingDismissed && page.isMovingToParent && page.isMovingFromParent)
    }

    @Test func `visibleViewController uses an overridden presentedViewController`() {
        final class Stack: UINavigationController {
            let cover = UIViewController()
            override var presentedViewController: UIViewController? { cover }
        }
        let stack = Stack()
        #expect(stack.visibleViewController === stack.cover)
    }

    @Test func `applications, window scenes and text views can override their open members`() {
        final class App: UIApplication {
            override var applicationState: State { .background }
            override var connectedScenes: Set<UIScene> { [] }
            override var statusBarFrame: CGRect { .null }
            override var statusBarOrientation: UIInterfaceOrientation {
                get { .landscapeLeft }
                set { _ = newValue }
            }
            override func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { [] }
            override func canOpenURL(_ url: URL) -> Bool { true }
            override var statusBarStyle: UIStatusBarStyle {
                get { .lightContent }
                set { _ = newValue }
            }
            override var isStatusBarHidden: Bool {
                get { true }
                set { _ = newValue }
            }
            override func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
            override func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
            override func sendEvent(_ event: UIEvent) {}
        }
        final class Pane: UIWindowScene {
            override var traitCollection: UITraitCollection { super.traitCollection }
            override var session: UISceneSession { super.session }
            override func requestGeometryUpdate(
                _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
            ) {}
        }
        final class Editor: UITextView {
            weak var last: (any UITextViewDelegate)?
            override weak var delegate: (any UITextViewDelegate)? {
                get { super.delegate }
                set {
                    last = newValue
                    super.delegate = newValue
                }
            }
        }
        final class Reader: NSObject, UITextViewDelegate {}
        let (editor, reader) = (Editor(), Reader())
        editor.delegate = reader
        #expect(editor.last === reader && editor.delegate === reader)
    }
}
