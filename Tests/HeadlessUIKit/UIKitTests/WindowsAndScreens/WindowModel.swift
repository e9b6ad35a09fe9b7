import UIKit

/// A model of an app's windows, without UIKit: the rules in their simplest form.
@MainActor
struct WindowModel {
    struct Entry {
        let tag: Int
        var level: CGFloat = 0
        var isVisible = false
        /// The number of the scene, or `nil` for no scene.
        var scene: Int?
        /// The time at which the window was last brought to the front of its level.
        var entered: Int
    }

    let needsScene: Bool
    let hasKeyWindowEach: Bool
    /// A Boolean value indicating whether another window becomes key after the release of the key window.
    let releasedKeyWindowHasSuccessor: Bool
    private(set) var entries: [Entry] = []
    /// The key windows by scene, or under `nil` if the app has a single key window.
    private var keys: [Int?: Int] = [:]
    private var time = 0

    init(needsScene: Bool, hasKeyWindowEach: Bool, releasedKeyWindowHasSuccessor: Bool) {
        self.needsScene = needsScene
        self.releasedKeyWindowHasSuccessor = releasedKeyWindowHasSuccessor
        self.hasKeyWindowEach = hasKeyWindowEach
    }

    var order: [Int] {
        entries.sorted { ($0.level, $0.entered) < ($1.level, $1.entered) }.map(\.tag)
    }

    var keyTags: Set<Int> { Set(keys.values) }

    private func group(_ entry: Entry) -> Int? { hasKeyWindowEach ? entry.scene : nil }

    private func entry(_ tag: Int) -> Entry { entries.first { $0.tag == tag }! }

    private mutating func change(_ tag: Int, enters: Bool = false, _ body: (inout Entry) -> Void) {
        let index = entries.firstIndex { $0.tag == tag }!
        if enters {
            time += 1
            entries[index].entered = time
        }
        body(&entries[index])
    }

    /// Makes another window key: the highest visible one, and among equal levels the latest.
    private mutating func passOn(_ group: Int?, except tag: Int) {
        let candidates = entries.filter {
            $0.tag != tag && $0.isVisible && (!needsScene || $0.scene != nil) && self.group($0) == group
        }
        keys[group] = candidates.max { ($0.level, $0.entered) < ($1.level, $1.entered) }?.tag
    }

    // MARK: Operations

    mutating func add(_ tag: Int, scene: Int?) {
        time += 1
        entries.append(Entry(tag: tag, scene: scene, entered: time))
    }

    mutating func show(_ tag: Int) {
        guard !entry(tag).isVisible else { return }
        change(tag, enters: true) { $0.isVisible = true }
    }

    mutating func hide(_ tag: Int) {
        let entry = entry(tag)
        guard entry.isVisible else { return }
        change(tag) { $0.isVisible = false }
        if keyTags.contains(tag) { passOn(group(entry), except: tag) }
    }

    mutating func setLevel(_ level: CGFloat, _ tag: Int) {
        guard entry(tag).level != level else { return }
        change(tag, enters: true) { $0.level = level }
    }

    mutating func makeKey(_ tag: Int) {
        let entry = entry(tag)
        guard !hasKeyWindowEach || entry.scene != nil else { return }
        keys[group(entry)] = tag
    }

    mutating func makeKeyAndVisible(_ tag: Int) {
        change(tag, enters: true) { $0.isVisible = true }
        makeKey(tag)
    }

    mutating func release(_ tag: Int) {
        let entry = entry(tag)
        entries.removeAll { $0.tag == tag }
        guard keyTags.contains(tag) else { return }
        if releasedKeyWindowHasSuccessor { passOn(group(entry), except: tag) } else { keys[group(entry)] = nil }
    }

    mutating func move(_ tag: Int, to scene: Int?) {
        let entry = entry(tag)
        guard entry.scene != scene else { return }
        if hasKeyWindowEach, keyTags.contains(tag) { passOn(group(entry), except: tag) }
        change(tag, enters: true) { $0.scene = scene }
    }

    mutating func close(_ scene: Int) {
        let key = entries.first { $0.scene == scene && keyTags.contains($0.tag) }
        for entry in entries where entry.scene == scene {
            change(entry.tag) { $0.scene = nil }
        }
        guard let key else { return }
        if hasKeyWindowEach { keys[scene] = nil } else { passOn(nil, except: key.tag) }
    }
}
