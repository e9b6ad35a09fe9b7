import Simulator
import TestSupport
import Testing
import UIKitTestSupport

/// Compares random operations on windows and scenes with a plain model of them.
@MainActor @Suite struct WindowInvariantTests {
    /// The phone's behavior after the release of the key window is unknown.
    private nonisolated static let assumptions: [Set<UnknownBehavior>] = [[], [.releasedKeyWindowHasSuccessor]]

    @Test(arguments: 0..<15 as Range<UInt64>, assumptions)
    func `without scenes, the window order and the key window match the model`(
        seed: UInt64, assumptions: Set<UnknownBehavior>
    ) async throws {
        for device in [Device.iPad.running(.iOS12), .iPad.running(.iOS17).withoutScenes()] {
            try await withDevice(device, assuming: assumptions) {
                var run = Run(seed: seed, needsScene: false, hasKeyWindowEach: false)
                run.play()
            }
        }
    }

    @Test(arguments: 0..<15 as Range<UInt64>, assumptions)
    func `with scenes and one key window, the window order and the key window match the model`(
        seed: UInt64, assumptions: Set<UnknownBehavior>
    ) async throws {
        try await withDevice(.iPad.running(.iOS14), assuming: assumptions) {
            var run = Run(seed: seed, needsScene: true, hasKeyWindowEach: false)
            run.play()
        }
    }

    @Test(arguments: 0..<15 as Range<UInt64>, assumptions)
    func `with a key window per scene, the window order and the key windows match the model`(
        seed: UInt64, assumptions: Set<UnknownBehavior>
    ) async throws {
        try await withDevice(.iPad.running(.iOS17), assuming: assumptions) {
            var run = Run(seed: seed, needsScene: true, hasKeyWindowEach: true)
            run.play()
        }
    }
}

extension WindowInvariantTests {
    @MainActor private struct Run {
        private let seed: UInt64
        private var random: SeededGenerator
        private var model: WindowModel
        private var windows: [Int: UIWindow] = [:]
        /// The scenes by number. The first one is never closed.
        private var scenes: [Int: UIWindowScene] = [:]
        private var lastTag = 0

        init(seed: UInt64, needsScene: Bool, hasKeyWindowEach: Bool) {
            self.seed = seed
            random = SeededGenerator(seed: seed)
            model = WindowModel(
                needsScene: needsScene, hasKeyWindowEach: hasKeyWindowEach,
                releasedKeyWindowHasSuccessor: Device.current.system == .iOS12
                    || Device.current.assumptions.contains(.releasedKeyWindowHasSuccessor))
            if needsScene { scenes[0] = UIApplication.shared.connectedScenes.first as? UIWindowScene }
        }

        mutating func play() {
            for step in 0..<60 {
                let name = operate()
                check("seed \(seed), step \(step): \(name)")
            }
        }

        /// Returns the number of a scene, or `nil` for no scene.
        ///
        /// If the app doesn't use scenes, the result is always `nil`.
        private mutating func anyScene() -> Int? {
            ([nil] + scenes.keys.sorted()).randomElement(using: &random)!
        }

        private mutating func operate() -> String {
            guard let tag = windows.keys.sorted().randomElement(using: &random), windows.count > 2 else { return add() }
            let window = windows[tag]!
            switch Int.random(in: 0..<10, using: &random) {
            case 0:
                return add()
            case 1:
                window.isHidden = false
                model.show(tag)
                return "show \(tag)"
            case 2, 3:
                window.isHidden = true
                model.hide(tag)
                return "hide \(tag)"
            case 4:
                let level = CGFloat(Int.random(in: -1...1, using: &random))
                window.windowLevel = UIWindow.Level(level)
                model.setLevel(level, tag)
                return "level \(level) of \(tag)"
            case 5:
                window.makeKey()
                model.makeKey(tag)
                return "make \(tag) key"
            case 6, 7:
                window.makeKeyAndVisible()
                model.makeKeyAndVisible(tag)
                return "make \(tag) key and visible"
            case 8:
                return release(tag)
            default:
                return Bool.random(using: &random) ? openOrClose() : move(tag)
            }
        }

        private mutating func add() -> String {
            lastTag += 1
            let scene = anyScene()
            let window = scene.map { UIWindow(windowScene: scenes[$0]!) } ?? oldWindow()
            window.tag = lastTag
            windows[lastTag] = window
            model.add(lastTag, scene: scene)
            return "add \(lastTag) to \(scene as Any)"
        }

        /// Releases a window that must have no other owner.
        ///
        /// `operate` still retains the window, so the window is deallocated only after that method returns.
        private mutating func release(_ tag: Int) -> String {
            windows[tag] = nil
            model.release(tag)
            return "release \(tag)"
        }

        private mutating func move(_ tag: Int) -> String {
            guard model.needsScene else { return "nothing" }
            let scene = anyScene()
            windows[tag]!.windowScene = scene.map { scenes[$0]! }
            model.move(tag, to: scene)
            return "move \(tag) to \(scene as Any)"
        }

        private mutating func openOrClose() -> String {
            guard model.needsScene else { return "nothing" }
            if let other = scenes.keys.first(where: { $0 != 0 }) {
                closeScene(scenes.removeValue(forKey: other)!)
                model.close(other)
                return "close \(other)"
            }
            lastTag += 1
            scenes[lastTag] = openScene()
            return "open \(lastTag)"
        }

        private func check(_ context: String) {
            #expect(allWindows.map(\.tag) == model.order, "\(context)")
            #expect(Set(windows.values.filter(\.isKeyWindow).map(\.tag)) == model.keyTags, "\(context)")
            for (number, scene) in scenes {
                let tags = model.entries.filter { $0.scene == number }.map(\.tag)
                #expect(Set(scene.windows.map(\.tag)) == Set(tags), "\(context)")
                #expect(scene.windows.filter(\.isKeyWindow).count <= 1, "\(context)")
            }
            for entry in model.entries {
                let window = windows[entry.tag]!
                #expect(window.isHidden == !entry.isVisible && window.windowLevel.rawValue == entry.level, "\(context)")
            }
        }
    }
}
