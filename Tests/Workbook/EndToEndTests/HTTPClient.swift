import Foundation
import Testing

/// An HTTP client that sends paths unchanged, to make requests that well-behaved clients don't make.
struct HTTPClient {
    struct Answer {
        var status: Int
        /// The header values by lowercase names.
        var headers: [String: String]
        var body: String
    }

    let port: UInt16

    func get(_ path: String, method: String = "GET", host: String? = nil) throws -> Answer {
        let socket = try #require(try connect("127.0.0.1"))
        defer { close(socket) }
        let request = "\(method) \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\nConnection: close\r\n\r\n"
        var sent = Array(request.utf8)[...]
        while !sent.isEmpty {
            sent = sent.dropFirst(
                try #require(Self.count(sent.withUnsafeBytes { write(socket, $0.baseAddress!, $0.count) })))
        }
        var (bytes, buffer): ([UInt8], [UInt8]) = ([], Array(repeating: 0, count: 65536))
        while case let count = try #require(Self.count(read(socket, &buffer, buffer.count))), count > 0 {
            bytes += buffer.prefix(count)
        }
        return try Self.answer(String(decoding: bytes, as: UTF8.self))
    }

    /// Waits until the version of the book differs from the known one.
    ///
    /// - Returns: The new version.
    func version(after known: String? = nil) throws -> String {
        guard let known else { return try get("/.workbook/version").body }
        var version = known
        while version == known { version = try get("/.workbook/version?after=\(known)").body }
        return version
    }

    /// Returns a Boolean value indicating whether a server listens at another address of this computer.
    func isAnswered(at address: String) throws -> Bool {
        guard let socket = try connect(address) else { return false }
        close(socket)
        return true
    }

    /// Opens a connection, or returns `nil` if no server listens.
    private func connect(_ address: String) throws -> Int32? {
        #if canImport(Darwin)
            let file = socket(AF_INET, SOCK_STREAM, 0)
        #else
            let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        try #require(file >= 0)
        var socketAddress = sockaddr_in()
        socketAddress.sin_family = sa_family_t(AF_INET)
        socketAddress.sin_port = port.bigEndian
        try #require(inet_pton(AF_INET, address, &socketAddress.sin_addr) == 1)
        let result = withUnsafePointer(to: &socketAddress) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Foundation.connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        if result == 0 { return file }
        close(file)
        return nil
    }

    private static func count(_ result: Int) -> Int? { result < 0 ? nil : result }

    private static func answer(_ text: String) throws -> Answer {
        let parts = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
        try #require(parts.count == 2, "\(text)")
        let lines = parts[0].split(separator: "\r\n")
        let headers = lines.dropFirst().compactMap { line -> (String, String)? in
            let parts = line.split(separator: ": ", maxSplits: 1)
            return parts.count == 2 ? (parts[0].lowercased(), String(parts[1])) : nil
        }
        return Answer(
            status: try #require(Int(lines[0].split(separator: " ")[1])),
            headers: Dictionary(headers, uniquingKeysWith: { $1 }), body: String(parts[1]))
    }
}
