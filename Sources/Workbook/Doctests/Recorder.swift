import Foundation
import SnippetPrograms

/// The module that records the results of examples in their process.
///
/// The compiler's playground transform calls its functions with the value of each expression. The transform is a part
/// of the compiler, which isn't documented: see `lib/Sema/PlaygroundTransform.cpp` and `test/PlaygroundTransform` of
/// Swift's repository for the names and parameters.
enum Recorder {
    static let module = "_WorkbookRecorder"

    static let text = #"""
        #if canImport(Darwin)
            import Darwin
        #elseif canImport(Musl)
            import Musl
        #else
            import Glibc
        #endif

        /// The results of one process. Examples may use any thread.
        private final class Records: @unchecked Sendable {
            private let file = CommandLine.arguments.count > 2 ? fopen(CommandLine.arguments[2], "w") : nil
            private var lock = pthread_mutex_t()
            private var ranges: [ClosedRange<Int>] = []
            private var values: [Int: (order: Int, text: String)] = [:]
            private var counts: [Int: Int] = [:]
            private var variables: [String] = []
            private var order = 0
            private var isRendering = false

            init() {
                // Descriptions may call an example's code, which calls the functions below.
                var attributes = pthread_mutexattr_t()
                pthread_mutexattr_init(&attributes)
                pthread_mutexattr_settype(&attributes, Int32(PTHREAD_MUTEX_RECURSIVE))
                pthread_mutex_init(&lock, &attributes)
                setvbuf(stdout, nil, _IOLBF, 0)
            }

            func locked(_ body: (Records) -> Void) {
                pthread_mutex_lock(&lock)
                body(self)
                pthread_mutex_unlock(&lock)
            }

            func begin(_ listing: Int, _ lines: [Int]) {
                ranges = stride(from: 0, to: lines.count - 1, by: 2).map { lines[$0]...lines[$0 + 1] }
                fflush(stdout)
                write("{\"begin\":\(listing),\"offset\":\(offset)}")
            }

            func at(_ listing: Int, _ statement: Int) {
                write("{\"at\":[\(listing),\(statement)],\"offset\":\(offset)}")
            }

            func isWatched(_ line: Int) -> Bool { !isRendering && ranges.contains { $0.contains(line) } }

            /// Records a value. A description that runs an example's code, which is transformed too, records nothing.
            func add(_ value: Any, _ line: Int) {
                order += 1
                // The last value is unknown beyond the limit. An earlier one must not take its place.
                counts[line, default: 0] += 1
                guard counts[line]! <= 10_000 else {
                    values[line] = nil
                    return
                }
                isRendering = true
                values[line] = (order, json(value))
                isRendering = false
            }

            func addVariable(_ name: String, _ value: Any) {
                isRendering = true
                variables.append("\(quoted(name)):\(json(value))")
                isRendering = false
            }

            func mark(_ listing: Int, _ statement: Int, _ first: Int, _ last: Int) {
                fflush(stdout)
                let found = values.filter { first <= $0.key && $0.key <= last }
                let line = found.max { $0.value.order < $1.value.order }?.key ?? 0
                let texts = found.map { "\"\($0.key)\":\($0.value.text)" }.joined(separator: ",")
                write(
                    "{\"mark\":[\(listing),\(statement)],\"offset\":\(offset),\"last\":\(line),\"values\":{\(texts)},"
                        + "\"variables\":{\(variables.joined(separator: ","))}}")
                variables = []
            }

            func end() {
                fflush(stdout)
                write("{\"end\":true,\"offset\":\(offset)}")
            }

            private var offset: Int { Int(lseek(1, 0, SEEK_CUR)) }

            private func write(_ line: String) {
                guard let file else { return }
                fputs(line + "\n", file)
                fflush(file)
            }
        }

        private let records = Records()

        // MARK: Values

        private func quoted(_ text: String) -> String {
            var result = "\""
            for scalar in text.unicodeScalars {
                switch scalar {
                case "\"": result += "\\\""
                case "\\": result += "\\\\"
                case _ where scalar.value < 0x20:
                    let digits = String(scalar.value, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                default: result.unicodeScalars.append(scalar)
                }
            }
            return result + "\""
        }

        private func json(_ value: Any) -> String {
            var budget = 2_000
            return json(value, depth: 0, &budget)
        }

        private func json(_ value: Any, depth: Int, _ budget: inout Int) -> String {
            budget -= 1
            var kind = "text"
            var children: [Any] = []
            var labels: [String] = []
            let mirror = Mirror(reflecting: value)
            if depth < 8, budget > 0 {
                switch mirror.displayStyle {
                case .optional:
                    kind = "optional"
                    children = mirror.children.map(\.value)
                case .tuple:
                    kind = "tuple"
                    children = mirror.children.map(\.value)
                    labels = mirror.children.map { ($0.label ?? "").hasPrefix(".") ? "" : $0.label ?? "" }
                case .dictionary:
                    kind = "dictionary"
                    for child in mirror.children.prefix(1_000) {
                        let pair = Mirror(reflecting: child.value)
                        if mirror.children.first?.label != nil, pair.displayStyle != .tuple {
                            children += [child.label ?? "", child.value]
                        } else {
                            children += pair.children.map(\.value)
                        }
                    }
                default:
                    if !(value is any StringProtocol), !(value is Character), let found = elements(of: value) {
                        kind = value is any SetAlgebra || mirror.displayStyle == .set && !(value is any RandomAccessCollection)
                            ? "unordered" : "sequence"
                        children = found
                    }
                }
            }
            let texts = children.map { json($0, depth: depth + 1, &budget) }
            return "{\"kind\":\"\(kind)\",\"description\":\(quoted(String(describing: value))),"
                + "\"debugDescription\":\(quoted(String(reflecting: value))),"
                + "\"children\":[\(texts.joined(separator: ","))],"
                + "\"labels\":[\(labels.map(quoted).joined(separator: ","))]}"
        }

        /// Returns the elements of a collection, or of a sequence that isn't an object, or `nil` if there are too many.
        private func elements(of value: Any) -> [Any]? {
            // The elements of these may be computed by the example's code, or be consumed.
            let name = String(describing: type(of: value))
            if ["Lazy", "Any", "Unfold"].contains(where: name.hasPrefix) { return nil }
            if let collection = value as? any Collection { return elements(in: collection) }
            if type(of: value) is AnyObject.Type || value is any IteratorProtocol { return nil }
            return (value as? any Sequence).flatMap { elements(in: $0) }
        }

        private func elements<S: Sequence>(in sequence: S) -> [Any]? {
            var elements: [Any] = []
            for element in sequence {
                if elements.count == 1_000 { return nil }
                elements.append(element)
            }
            return elements
        }

        // MARK: Functions that examples call

        public func _workbookBegin(_ listing: Int, _ lines: [Int]) { records.locked { $0.begin(listing, lines) } }

        public func _workbookAt(_ listing: Int, _ statement: Int) { records.locked { $0.at(listing, statement) } }

        public func _workbookMark(_ listing: Int, _ statement: Int, _ first: Int, _ last: Int) {
            records.locked { $0.mark(listing, statement, first, last) }
        }

        public func _workbookEnd() { records.locked { $0.end() } }

        public func _workbookReturn() -> Never {
            _workbookEnd()
            exit(0)
        }

        public func _workbookVariable<T>(_ name: String, _ value: T) { records.locked { $0.addVariable(name, value) } }

        @_disfavoredOverload
        public func _workbookVariable<T: ~Copyable & ~Escapable>(_ name: String, _ value: borrowing T) {}

        // MARK: Functions that the transform calls

        @discardableResult
        public func __builtin_log_with_id<T>(
            _ value: T, _ name: String, _ id: Int, _ startLine: Int, _ endLine: Int, _ startColumn: Int,
            _ endColumn: Int, _ module: Int, _ file: Int
        ) -> AnyObject? {
            records.locked { if $0.isWatched(startLine) { $0.add(value, startLine) } }
            return nil
        }

        public func __builtin_log_scope_entry(
            _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int, _ module: Int, _ file: Int
        ) -> AnyObject? { nil }

        public func __builtin_log_scope_exit(
            _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int, _ module: Int, _ file: Int
        ) -> AnyObject? { nil }

        public func __builtin_postPrint(
            _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int, _ module: Int, _ file: Int
        ) -> AnyObject? { nil }

        public func __builtin_send_data(_ object: AnyObject?) {}

        """#
}
