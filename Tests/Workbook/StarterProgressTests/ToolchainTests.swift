import Testing

@testable import StarterProgress

@Suite struct ToolchainTests {
    private func environment(_ path: String?) -> [String: String?] {
        var toolchain = Toolchain(swift: "/toolchains/swift/usr/bin/swift")
        toolchain.leavePlugin(path.map { ["LD_LIBRARY_PATH": $0, "HOME": "/home/reader"] } ?? [:])
        return toolchain.environment
    }

    @Test func `only the toolchain's part of LD_LIBRARY_PATH is removed from the environment`() {
        #expect(environment("/toolchains/swift/usr/lib/swift/linux") == ["LD_LIBRARY_PATH": nil])
        #expect(environment("/toolchains/swift/usr/lib/swift/linux:/mine:/too") == ["LD_LIBRARY_PATH": "/mine:/too"])
        #expect(environment(nil) == [:])
    }
}
