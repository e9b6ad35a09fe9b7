/// What a unit of a symbol costs: an amount for every level of strength, compared from the strongest level down.
///
/// Such costs can be added, multiplied by numbers and compared, and that is all that the simplex method asks of a cost.
/// The least one misses the constraints of the strongest level as little as possible, of all solutions that do so those
/// of the next as little as possible, and so on.
struct Cost: Equatable, Sendable {
    struct Part: Equatable, Sendable {
        let level: Double
        var amount: Double
    }

    /// The strongest first; no amount is 0.
    private(set) var parts: [Part] = []

    init() {}

    init(_ strength: Strength) {
        parts = [Part(level: strength.level, amount: strength.weight)]
    }

    var isZero: Bool { parts.isEmpty }

    /// Whether it is less than nothing: the strongest level decides.
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

    /// Whether this cost, shared among some, is less than another, shared among others.
    func divided(by divisor: Double, isLessThan other: Cost, dividedBy otherDivisor: Double) -> Bool {
        var difference = Cost()
        difference.add(self, times: 1 / divisor)
        difference.add(other, times: -1 / otherDivisor)
        return difference.isNegative
    }
}
