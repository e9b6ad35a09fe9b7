/// The cost of a unit of a symbol: an amount for each level of strength, compared from the strongest level down.
///
/// Costs can be added, multiplied by numbers, and compared to zero, which is all that the simplex method requires. A
/// solution with the least cost violates the constraints of the strongest level as little as possible. Among such
/// solutions, it violates those of the next level as little as possible, and so on.
struct Cost: Equatable, Sendable {
    struct Part: Equatable, Sendable {
        let level: Double
        var amount: Double
    }

    /// The parts of the cost, from the strongest level down. No amount is 0.
    private(set) var parts: [Part] = []

    init() {}

    init(_ strength: Strength) {
        parts = [Part(level: strength.level, amount: strength.weight)]
    }

    var isZero: Bool { parts.isEmpty }

    /// A Boolean value indicating whether the cost is less than zero. The strongest level decides.
    var isNegative: Bool { (parts.first?.amount ?? 0) < 0 }

    mutating func add(_ other: Cost, times factor: Double) {
        var index = 0
        for part in other.parts {
            while index < parts.count, parts[index].level > part.level { index += 1 }
            if index < parts.count, parts[index].level == part.level {
                parts[index].amount += part.amount * factor
            } else {
                parts.insert(Part(level: part.level, amount: part.amount * factor), at: index)
            }
            if abs(parts[index].amount) <= Tolerance.rounding { parts.remove(at: index) }
        }
    }
}
