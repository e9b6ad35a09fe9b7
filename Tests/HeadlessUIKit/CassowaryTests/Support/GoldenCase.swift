import Cassowary
import Foundation
import TestSupport

/// A system of constraints with the results of another solver.
///
/// `scripts/record-cassowary-cases` describes the format of the files.
struct GoldenCase: CustomStringConvertible, Sendable {
    enum Step: Sendable {
        case add(String, Constraint)
        case refuse(Constraint)
        case remove(String)
        case edit(Variable, Strength)
        case suggest(Variable, Double)
        case unedit(Variable)
        case check(errors: [Double: Double], values: [Variable: Double])
    }

    let file: String
    let name: String
    var steps: [(line: String, step: Step)] = []

    var description: String { "\(file), \(name)" }

    static let folder = Repository.root + "/Tests/HeadlessUIKit/CassowaryTests/Cases"

    static func cases(in file: String) throws -> [GoldenCase] {
        var cases: [GoldenCase] = []
        let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("case ") {
                cases.append(GoldenCase(file: file, name: String(line)))
            } else {
                cases[cases.count - 1].steps.append((String(line), try step(String(line))))
            }
        }
        return cases
    }
}

extension GoldenCase {
    struct Malformed: Error {
        let line: String
    }

    private static func step(_ line: String) throws -> Step {
        let words = line.split(separator: " ").map(String.init)
        do {
            switch words[0] {
            case "add": return .add(words[1], try constraint(words[2...]))
            case "refuse": return .refuse(try constraint(words[2...]))
            case "remove": return .remove(words[1])
            case "edit": return .edit(try variable(words[1]), try strength(words[2]))
            case "suggest": return .suggest(try variable(words[1]), try number(words[2]))
            case "unedit": return .unedit(try variable(words[1]))
            case "check":
                let pairs = try words.dropFirst().map { try pair($0, of: "=") }
                let values = pairs.filter { $0.0.hasPrefix("x") }.map { (try! variable($0.0), $0.1) }
                let errors = try pairs.filter { !$0.0.hasPrefix("x") }.map { (try number($0.0), $0.1) }
                return .check(
                    errors: Dictionary(uniqueKeysWithValues: errors), values: Dictionary(uniqueKeysWithValues: values))
            default: throw Malformed(line: line)
            }
        } catch is Malformed {
            throw Malformed(line: line)
        }
    }

    /// Parses a constraint such as `250:3 1*x0 -2*x1 >= 7`.
    private static func constraint(_ words: ArraySlice<String>) throws -> Constraint {
        let words = Array(words)
        var left = LinearExpression()
        for term in words.dropFirst().dropLast(2) {
            let parts = term.split(separator: "*").map(String.init)
            left.add(try number(parts[0]), of: try variable(parts[1]))
        }
        let relations: [String: Constraint.Relation] = [
            "<=": .lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual,
        ]
        guard let relation = relations[words[words.count - 2]] else { throw Malformed(line: "") }
        let right = LinearExpression(try number(words[words.count - 1]))
        return Constraint(left, relation, right, strength: try strength(words[0]))
    }

    private static func strength(_ word: String) throws -> Strength {
        guard word.contains(":") else { return Strength(level: try number(word)) }
        let (level, weight) = try pair(word, of: ":")
        return Strength(level: try number(level), weight: weight)
    }

    private static func pair(_ word: String, of separator: Character) throws -> (String, Double) {
        let parts = word.split(separator: separator).map(String.init)
        guard parts.count == 2 else { throw Malformed(line: word) }
        return (parts[0], try number(parts[1]))
    }

    private static func variable(_ word: String) throws -> Variable {
        guard word.hasPrefix("x"), let number = Int(word.dropFirst()) else { throw Malformed(line: word) }
        return Variable(number)
    }

    private static func number(_ word: String) throws -> Double {
        guard let number = Double(word) else { throw Malformed(line: word) }
        return number
    }
}
