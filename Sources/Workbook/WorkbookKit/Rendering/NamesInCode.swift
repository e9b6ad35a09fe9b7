import SwiftText

/// The names in a listing that lead somewhere.
enum NamesInCode {
    /// Types, members behind the name of their type, and calls of functions at file scope, in the order of the code.
    ///
    /// What the listing introduces itself is not among them, and neither is what stands behind anything but a type: only
    /// the compiler knows what that is.
    static func targets(in text: String, _ names: PageNames) -> [(Range<Int>, PageNames.Target)] {
        text.withBytes { bytes in
            var targets: [(Range<Int>, PageNames.Target)] = []
            /// The type that ended last, and where.
            var type = ""
            var typeEnd = -1
            for token in SwiftTokenizer(bytes) where token.kind == .type || token.kind == .call || token.kind == .plain
            {
                let range = token.range
                guard bytes[range.lowerBound].isIdentifier else { continue }
                let isMember = range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: ".")
                if token.kind == .plain, !isMember { continue }
                if isMember, typeEnd != range.lowerBound - 1 { continue }
                let word = String(decoding: bytes[range], as: UTF8.self)
                let target: PageNames.Target?
                if isMember {
                    target = names.target(ofPath: "\(type).\(word)")
                } else if names.isIntroduced(word) {
                    target = nil
                } else {
                    target = token.kind == .type ? names.target(ofName: word) : names.target(ofCall: word)
                }
                guard let target else { continue }
                if isMember {
                    // The type and its member are one link.
                    targets[targets.count - 1] = (targets[targets.count - 1].0.lowerBound..<range.upperBound, target)
                } else {
                    targets.append((range, target))
                }
                if let path = names.path(ofType: target) { (type, typeEnd) = (path, range.upperBound) }
            }
            return targets
        }
    }
}
