import Foundation

extension Figure {
    /// Draws the screen before and after a change, side by side, and marks the named views that have changed.
    ///
    /// Views that have moved, appeared, or disappeared have an outline. It's dashed at the old location and accented at
    /// the new one. Upright phones are small enough for two of them to fit side by side on a phone's page. Without a
    /// `description`, both screens and the changes are described in words. Use `beside` to put other figures side by
    /// side.
    ///
    /// ```swift
    /// let before = Figure.Snapshot(["ball": ball])
    /// ball.frame.origin.y += 300
    /// return .beforeAndAfter(title: "The ball falls", before, Figure.Snapshot(["ball": ball]))
    /// ```
    public static func beforeAndAfter(
        title: String, description: String? = nil, name: String? = nil, _ before: Snapshot, _ after: Snapshot
    ) -> Figure {
        let oldLocations = before.locations.filter { !after.locations.contains($0) }
        let newLocations = after.locations.filter { !before.locations.contains($0) }
        // Locations on a screen that has rotated since aren't comparable, so the old locations aren't drawn on the new
        // screen.
        let isComparable = before.orientation == after.orientation
        var first = before.panel
        first.heading = "before"
        first.shapes += oldLocations.map { .polygon($0.corners, .stroke(.accent, width: 2)) }
        var second = after.panel
        second.heading = "after"
        second.shapes +=
            isComparable ? oldLocations.map { .polygon($0.corners, .stroke(.accent, width: 2, dashes: [5, 4])) } : []
        second.shapes += newLocations.flatMap { location -> [Shape] in
            [
                .polygon(location.corners, .fill(.accent, opacity: 0.2)),
                .polygon(location.corners, .stroke(.accent, width: 3)),
            ]
        }
        let defaultDescription =
            "Before: \(before.description) After: \(after.description) \(changes(from: oldLocations, to: newLocations))"
        return Figure(
            title: title, description: description ?? defaultDescription, name: name, panels: [first, second])
    }

    private static func changes(
        from oldLocations: [Snapshot.ViewLocation], to newLocations: [Snapshot.ViewLocation]
    ) -> String {
        let departures = oldLocations.map { old in
            let end = newLocations.first { $0.name == old.name }.map { "moved to \(DumpText.rect($0.frame))" } ?? "went"
            return "\(old.name) was at \(DumpText.rect(old.frame)) and \(end)"
        }
        let arrivals = newLocations.filter { location in !oldLocations.contains { $0.name == location.name } }.map {
            "\($0.name) came to \(DumpText.rect($0.frame))"
        }
        let all = departures + arrivals
        return all.isEmpty ? "Nothing of what is marked has changed." : "Changed: \(all.joined(separator: "; "))."
    }
}
