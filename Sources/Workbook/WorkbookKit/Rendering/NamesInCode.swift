import SwiftText

/// The search for names in a listing that can be linked.
enum NamesInCode {
    /// Returns the types, the members after the name of their type, and the calls of functions at file scope, in the
    /// order of the code.
    ///
    /// Names that the listing introduces aren't included. Neither are members after anything but a type, because only
    /// the compiler can determine what they refer to.
    static func targets(in text: String, _ names: PageNames) -> [(Range<Int>, PageNames.Target)] {
        text.withBytes { bytes in
            var targets: [(Range<Int>, PageNames.Target)] = []
            /// The path of the last type, and the index of its end.
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
                    // A type and its member become one link.
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
