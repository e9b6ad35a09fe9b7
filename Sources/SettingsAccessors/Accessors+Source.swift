import Mustache
import SwiftText

extension Accessors {
    /// Why a template cannot be used.
    public struct TemplateFailure: Error, Equatable, CustomStringConvertible {
        public var description: String
    }

    /// The Swift file.
    ///
    /// - Parameter template: Mustache; `templates/settings/Settings.swift.mustache` shows what it is filled with.
    /// - Throws: `TemplateFailure` when the template is not well-formed.
    public func source(template: String) throws -> String {
        do {
            return try MustacheTemplate(string: template).render(context)
        } catch let error as MustacheTemplate.ParserError {
            let place = "\(error.context.lineNumber):\(error.context.columnNumber)"
            throw TemplateFailure(description: "Settings.swift.mustache:\(place): error: \(error.error)")
        }
    }

    private var context: [String: Any] {
        [
            "mark": Self.mark,
            "bundle": DocComment.line(bundleName),
            "type": typeName,
            "stores": stores.map(context),
            "parameters": stores.count == 1
                ? stores[0].parameter
                : stores.map { "\n        \($0.parameter)" }.joined(separator: ",") + "\n    ",
            "panes": panes.map { pane in
                [
                    "title": DocComment.line(pane.title),
                    "accessors": pane.accessors.map(context),
                ]
            },
        ]
    }

    private func context(_ store: Store) -> [String: Any] {
        var context: [String: Any] = [
            "name": SwiftName.written(store.name), "constant": store.constant, "isGroup": store.suite != nil,
            "suite": DocComment.line(store.suite ?? ""),
            "values": store.defaults.map { "\($0.key): \($0.value)," },
        ]
        if store.defaults.isEmpty { context["isEmpty"] = true }
        return context
    }

    private func context(_ accessor: Accessor) -> [String: Any] {
        var context: [String: Any] = [
            "name": accessor.name, "type": accessor.type, "docs": accessor.docs, "getter": accessor.getter,
            "setter": accessor.setter,
        ]
        if let choice = accessor.choice {
            context["choice"] =
                [
                    "name": choice.name, "property": accessor.name, "raw": choice.kind.typeName,
                    "isMixed": choice.isMixed,
                    "cases": choice.cases.map { each in
                        [
                            "name": SwiftName.written(each.name), "raw": each.literal,
                            "docs": DocComment.lines([each.title]),
                            "stored": SwiftLiteral.value(each.value) ?? "\"\"",
                        ] as [String: Any]
                    },
                ] as [String: Any]
        }
        return context
    }
}

extension Accessors.Store {
    fileprivate var parameter: String {
        let standard =
            suite.map { "UserDefaults(suiteName: \(SwiftLiteral.string($0))) ?? .standard" } ?? ".standard"
        return "\(SwiftName.written(name)): UserDefaults = \(standard)"
    }

    /// The constant with the defaults to register.
    fileprivate var constant: String { name == "defaults" ? "defaultValues" : "\(name)DefaultValues" }
}
