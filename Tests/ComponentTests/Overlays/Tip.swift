import UIKit

/// A short message at the top of a scene.
struct Tip: Identifiable {
    enum Progress: Equatable {
        /// Something goes on, nobody knows how long.
        case indeterminate
        /// From 0 to 1.
        case fraction(Double)
    }

    /// A tip with the id of another that shows or waits takes its place.
    var id = UUID().uuidString
    var text: String
    var icon: UIImage?
    var progress: Progress?
    /// How long the tip stays; nil: until it is dismissed.
    var stay: Duration? = .seconds(3)
    /// What a tap does; it dismisses the tip, too.
    var action: (@MainActor () -> Void)?
}

/// The tips of a scene, in the order in which they came. The first is the one that shows.
struct TipQueue {
    private(set) var tips: [Tip] = []

    var current: Tip? { tips.first }

    /// Adds a tip at the end, or puts it in the place of the one with its id.
    mutating func add(_ tip: Tip) {
        if let index = tips.firstIndex(where: { $0.id == tip.id }) {
            tips[index] = tip
        } else {
            tips.append(tip)
        }
    }

    /// Takes a tip out, whether it shows or waits.
    mutating func remove(_ id: Tip.ID) {
        tips.removeAll { $0.id == id }
    }

    mutating func removeAll() {
        tips = []
    }
}
