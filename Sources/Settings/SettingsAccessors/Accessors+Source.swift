import Mustache
import SwiftText

extension Accessors {
    /// The error that is thrown if a template is malformed.
    public struct TemplateFailure: Error, Equatable, CustomStringConvertible {
        public var description: String
    }

    /// Returns the source of the Swift file.
    ///
    /// - Parameters:
    ///   - template: A Mustache template. `Settings.swift.mustache` in this folder shows the available tags.
    ///   - name: The file name of the template, for error messages.
    /// - Throws: `TemplateFailure` if the template is malformed.
    public func source(template: String = template, named name: String = "Settings.swift.mustache") throws -> String {
        do {
            return try MustacheTemplate(string: template).render(context)
        } catch let error as MustacheTemplate.ParserError {
            let location = "\(error.context.lineNumber):\(error.context.columnNumber)"
            throw TemplateFailure(description: "\(name):\(location): error: \(error.error)")
        }
    }

    private var context: [String: Any] {
        var context: [String: Any] = [
            "mark": Self.mark,
            "bundle": DocComment.line(bundleName),
            "type": typeName,
            "access": access == .internal ? "" : "\(access.rawValue) ",
            "keys": keys.map { ["name": $0.name, "key": $0.key] },
            "stores": stores.map(self.context),
            "suites": stores.map { "(\(SwiftName.written($0.name)), Self.\($0.keysConstant))" }.joined(separator: ", "),
            "parameters": stores.count == 1
                ? stores[0].parameter
                : stores.map { "\n        \($0.parameter)" }.joined(separator: ",") + "\n    ",
            "panes": panes.map { pane in
                [
                    "title": DocComment.line(pane.title),
                    "accessors": pane.accessors.map(self.context),
                ]
            },
        ]
        if isSendable { context["isSendable"] = true }
        return context
    }

    private func context(_ store: Store) -> [String: Any] {
        let parts = store.parts
        var context: [String: Any] = [
            "name": SwiftName.written(store.name), "constant": store.constant, "isGroup": store.suite != nil,
            "suite": DocComment.line(store.suite ?? ""), "keysConstant": store.keysConstant,
            "keys": store.keys.map { "\($0)," },
        ]
        if parts.count == 1 {
            context["values"] = parts[0]
        } else {
            context["parts"] = parts.enumerated().map { ["constant": "\(store.constant)\($0 + 1)", "values": $1] }
            context["partNames"] = parts.indices.map { "\(store.constant)\($0 + 1)" }.joined(separator: ", ")
        }
        if store.defaults.isEmpty { context["isEmpty"] = true }
        if store.keys.isEmpty { context["hasNoKeys"] = true }
        return context
    }

    private func context(_ accessor: Accessor) -> [String: Any] {
        var context: [String: Any] = [
            "name": accessor.name, "type": accessor.type, "docs": accessor.docs, "getter": accessor.getter,
            "setter": accessor.setter,
        ]
        guard let choice = accessor.choice, accessor.isChoiceDeclared else { return context }
        var enumeration: [String: Any] = [
            "name": choice.name, "property": accessor.name, "raw": choice.kind.typeName,
            "cases": choice.cases.map { each in
                [
                    "name": SwiftName.written(each.name), "raw": each.literal, "docs": DocComment.lines([each.title]),
                    "stored": SwiftLiteral.value(each.value) ?? "\"\"",
                ] as [String: Any]
            },
        ]
        if choice.isMixed { enumeration["isMixed"] = true }
        context["choice"] = enumeration
        return context
    }
}

extension Accessors.Store {
    fileprivate var parameter: String {
        let standard =
            suite.map { "UserDefaults(suiteName: \(SwiftLiteral.string($0))) ?? .standard" } ?? ".standard"
        return "\(SwiftName.written(name)): UserDefaults = \(standard)"
    }

    /// The name of the constant that holds the defaults to register.
    fileprivate var constant: String { name == "defaults" ? "defaultValues" : "\(name)DefaultValues" }

    /// The name of the constant that holds the stored keys.
    fileprivate var keysConstant: String { name == "defaults" ? "storedKeys" : "\(name)StoredKeys" }

    /// The lines of the defaults, divided into small dictionaries. The time that the compiler needs to check a
    /// dictionary literal grows with the square of its size.
    fileprivate var parts: [[String]] {
        let lines = defaults.map { "\($0.key): \($0.value)," }
        guard lines.count > Self.largestPart else { return [lines] }
        return stride(from: 0, to: lines.count, by: Self.largestPart).map {
            Array(lines[$0..<Swift.min($0 + Self.largestPart, lines.count)])
        }
    }

    private static let largestPart = 250
}
