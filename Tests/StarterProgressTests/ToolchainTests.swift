import Testing

@testable import StarterProgress

@Suite struct ToolchainTests {
    private func environment(_ path: String?) -> [String: String?] {
        var toolchain = Toolchain(swift: "/opt/swift/usr/bin/swift")
        toolchain.leavePlugin(path.map { ["LD_LIBRARY_PATH": $0, "HOME": "/root"] } ?? [:])
        return toolchain.environment
    }

    @Test func `what SwiftPM adds to a plugin's environment is taken out, and nothing else`() {
        #expect(environment("/opt/swift/usr/lib/swift/linux") == ["LD_LIBRARY_PATH": nil])
        #expect(environment("/opt/swift/usr/lib/swift/linux:/mine:/too") == ["LD_LIBRARY_PATH": "/mine:/too"])
        #expect(environment(nil) == [:])
    }
}
