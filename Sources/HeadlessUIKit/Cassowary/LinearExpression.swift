/// A sum of a constant and multiples of variables.
public struct LinearExpression: Hashable, Sendable, CustomStringConvertible {
    public struct Term: Hashable, Sendable {
        public let variable: Variable
        public var coefficient: Double
    }

    /// The terms, ordered by the number of the variable. Each variable occurs once, and no coefficient is 0.
    public private(set) var terms: [Term] = []
    public var constant: Double

    public init(_ constant: Double = 0) {
        self.constant = constant
    }

    public init(_ variable: Variable, times coefficient: Double = 1) {
        constant = 0
        add(coefficient, of: variable)
    }

    public mutating func add(_ coefficient: Double, of variable: Variable) {
        let index = terms.firstIndex { $0.variable >= variable } ?? terms.count
        if index < terms.count, terms[index].variable == variable {
            terms[index].coefficient += coefficient
            if terms[index].coefficient == 0 { terms.remove(at: index) }
        } else if coefficient != 0 {
            terms.insert(Term(variable: variable, coefficient: coefficient), at: index)
        }
    }

    public mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        constant += other.constant * factor
        for term in other.terms { add(term.coefficient * factor, of: term.variable) }
    }

    /// Returns the value of the expression for the given values of the variables.
    public func value(_ value: (Variable) -> Double) -> Double {
        terms.reduce(constant) { $0 + $1.coefficient * value($1.variable) }
    }

    public var description: String {
        (terms.map { "\($0.coefficient)*\($0.variable)" } + ["\(constant)"]).joined(separator: " + ")
    }
}

extension LinearExpression {
    public static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        var sum = left
        sum.add(right)
        return sum
    }

    public static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
        var difference = left
        difference.add(right, times: -1)
        return difference
    }

    public static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
        var product = LinearExpression()
        product.add(expression, times: factor)
        return product
    }
}
