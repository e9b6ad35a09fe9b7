import SwiftText

/// The references among the elements of a picture, such as `href="#a"` and `fill="url(#a)"`.
struct SVGReferences {
    /// The elements that have an identifier, keyed by it.
    private(set) var named: [String: SVGElement] = [:]
    private let root: SVGElement
    private var isUnique = true

    init(in root: SVGElement) {
        self.root = root
        add(root)
    }

    private mutating func add(_ element: SVGElement) {
        if let id = element["id"], named.updateValue(element, forKey: id) != nil { isUnique = false }
        for case .element(let child) in element.children { add(child) }
    }

    /// Returns the identifiers that an attribute refers to.
    static func targets(of attribute: (name: String, value: String)) -> [String] {
        switch attribute.name {
        case "href", "xlink:href": [String(attribute.value.dropFirst())]
        case "aria-labelledby": attribute.value.split(separator: " ").map(String.init)
        case "aria-label", "data-note", "id": []
        case _ where !mayContainURL(attribute.value): []
        default: attribute.value.matches(of: /(?i)url\(#([^)]*)\)/).map { String($0.output.1) }
        }
    }

    /// Returns the value of an attribute with the identifiers that it refers to renamed.
    static func renaming(_ attribute: (name: String, value: String), _ name: (String) -> String) -> String {
        switch attribute.name {
        case "href", "xlink:href": "#" + name(String(attribute.value.dropFirst()))
        case "aria-labelledby": attribute.value.split(separator: " ").map { name(String($0)) }.joined(separator: " ")
        case "aria-label", "data-note", "id": attribute.value
        case _ where !mayContainURL(attribute.value): attribute.value
        default: attribute.value.replacing(/(?i)url\(#([^)]*)\)/) { "url(#\(name(String($0.output.1))))" }
        }
    }

    /// Returns a Boolean value indicating whether a value may contain `url(`. Most values are numbers and colors, and
    /// matching the regular expression takes much longer.
    private static func mayContainURL(_ value: String) -> Bool {
        value.withBytes { bytes in
            bytes.contains(UInt8(ascii: "l"), then: UInt8(ascii: "("))
                || bytes.contains(UInt8(ascii: "L"), then: UInt8(ascii: "("))
        }
    }

    /// Checks the references of the picture.
    ///
    /// - Parameter limit: The maximum number of elements after all references are expanded.
    /// - Throws: `SVGError` for a duplicate identifier, a dangling or circular reference, or too many
    ///   elements.
    func check(atMost limit: Int) throws(SVGError) {
        if !isUnique { throw SVGError(message: "an id is given twice") }
        var sizes: [String: Int] = [:]
        if try size(of: root, &sizes, open: []) > limit {
            throw SVGError(message: "it draws more than \(limit) elements")
        }
    }

    /// Returns the number of elements that are drawn for an element, including itself.
    private func size(
        of element: SVGElement, _ sizes: inout [String: Int], open: Set<String>
    ) throws(SVGError) -> Int {
        var sum = 1
        let open = element["id"].map { open.union([$0]) } ?? open
        for attribute in element.attributes {
            for target in Self.targets(of: attribute) where attribute.name != "aria-labelledby" {
                if open.contains(target) { throw SVGError(message: "'#\(target)' refers to itself") }
                guard let element = named[target] else {
                    throw SVGError(message: "'#\(target)' is nowhere in the picture")
                }
                if sizes[target] == nil { sizes[target] = try size(of: element, &sizes, open: open) }
                sum = min(sum + sizes[target]!, .max / 2)
            }
        }
        for case .element(let child) in element.children {
            sum = min(sum + (try size(of: child, &sizes, open: open)), .max / 2)
        }
        return sum
    }
}
