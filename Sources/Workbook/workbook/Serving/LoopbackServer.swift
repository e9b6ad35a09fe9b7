import ChapterKit
import FlyingFox
import FlyingSocks
import Foundation
import WorkbookKit

/// A server that shows a book to the browsers of this computer. This is the only file that uses the HTTP server.
struct LoopbackServer: Sendable {
    private let live: LiveBook

    /// The loopback address, which other computers can't reach.
    private static let address = "127.0.0.1"
    /// The maximum time that a request waits for a change.
    private static let longestWait = Duration.seconds(10)

    init(_ live: LiveBook) { self.live = live }

    /// Runs the server on the first available port.
    ///
    /// - Parameter body: A closure that runs while the server does. It receives the address of the first page, and the
    ///   server stops when it returns.
    func run(
        on ports: ClosedRange<UInt16>, while body: @escaping @Sendable (String) async throws -> Void
    ) async throws {
        for port in ports {
            do {
                return try await run(on: port, while: body)
            } catch SocketError.failed("Bind", EADDRINUSE, _), SocketError.failed("Listen", EADDRINUSE, _) {
                // If two servers bind to a port at the same time, the system refuses one of them when it begins to
                // listen.
                continue
            } catch SocketError.failed("Bind", EACCES, _) {
                throw LoopbackServerError(
                    description: "port \(port) is not for everybody; name one above 1023 with '--port'")
            }
        }
        let used =
            ports.count == 1
            ? "port \(ports.lowerBound) is" : "the ports \(ports.lowerBound) to \(ports.upperBound) are"
        throw LoopbackServerError(
            description: "\(used) in use; name another with '--port', or '--port 0' for any that is free")
    }

    private func run(on port: UInt16, while body: @escaping @Sendable (String) async throws -> Void) async throws {
        let server = HTTPServer(
            address: try .inet(ip4: Self.address, port: port), timeout: 60,
            pool: HTTPServer.defaultPool(logger: .disabled), logger: .disabled)
        await server.appendRoute("*") { try await response(to: $0, port: await Self.port(of: server)) }
        try await withThrowingTaskGroup { group in
            defer { group.cancelAll() }
            group.addTask { try await server.run() }
            group.addTask {
                try await server.waitUntilListening()
                let port = try await Self.port(of: server)
                try await body("http://\(Self.address):\(port)/")
            }
            group.addTask {
                while true {
                    try await Task.sleep(for: Self.longestWait)
                    await live.release()
                }
            }
            try await group.next()
        }
    }

    /// Returns the port that the system assigned to the server.
    private static func port(of server: HTTPServer) async throws -> Int {
        guard case .ip4(_, let port) = await server.listeningAddress else { throw SocketError.unsupportedAddress }
        return Int(port)
    }

    private func response(to request: HTTPRequest, port: Int) async -> HTTPResponse {
        let request = SiteRequest(
            method: request.method.rawValue, path: request.target.path(), query: request.target.query(),
            host: request.headers[.host])
        await live.wait(for: request)
        let response = await live.book.response(to: request, port: port)
        var headers = HTTPHeaders(Dictionary(uniqueKeysWithValues: response.headers.map { (HTTPHeader($0), $1) }))
        headers[.contentLength] = String(response.length)
        return HTTPResponse(
            statusCode: HTTPStatusCode(response.status.rawValue, phrase: response.status.phrase), headers: headers,
            body: Data(response.body))
    }
}

/// The reason why the server can't run.
struct LoopbackServerError: UserFacingError {
    var description: String
}
