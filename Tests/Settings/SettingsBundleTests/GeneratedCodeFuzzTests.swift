import TestSupport
import Testing

/// Tests of the accessors of random bundles.
@Suite struct GeneratedCodeFuzzTests {
    @Test(.timeLimit(.minutes(60)))
    func `the accessors of random bundles compile and register their defaults`() throws {
        var random = Fuzzing.random(0x5E77)
        let schemas = Fuzzing.rounds(3).map { _ in RandomBundle.schema(using: &random) }
        for start in stride(from: 0, to: schemas.count, by: 100) {
            try GeneratedProgram(schemas: Array(schemas[start..<min(start + 100, schemas.count)])).run()
        }
    }
}
