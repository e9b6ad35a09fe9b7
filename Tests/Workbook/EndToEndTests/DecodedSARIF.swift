/// The parts of a file of findings that code hosts read.
struct DecodedSARIF: Decodable {
    struct Run: Decodable {
        struct Tool: Decodable {
            struct Driver: Decodable {
                struct Rule: Decodable { var id: String }
                var name: String
                var rules: [Rule]
            }
            var driver: Driver
        }
        struct Result: Decodable {
            struct Location: Decodable {
                struct Physical: Decodable {
                    struct Artifact: Decodable { var uri: String }
                    struct Region: Decodable, Equatable {
                        var startLine: Int
                        var startColumn: Int?
                    }
                    var artifactLocation: Artifact
                    var region: Region
                }
                var physicalLocation: Physical
            }
            var ruleId: String
            var level: String
            var locations: [Location]
        }
        var tool: Tool
        var results: [Result]
    }
    var version: String
    var runs: [Run]
}
