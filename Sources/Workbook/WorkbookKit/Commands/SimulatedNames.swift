import ChapterKit

/// The names that the book's modules declare and iOS doesn't.
struct SimulatedNames {
    private(set) var names: Set<String> = []

    init(_ configuration: BookConfiguration, package: String) throws {
        guard let starterConfiguration = configuration.starter, let ios = starterConfiguration.ios else { return }
        let sources = starterConfiguration.sources.filter {
            !ios.modules.contains(String($0.split(separator: "/").last!))
        }
        let scans = try sources.flatMap { source in
            let files = try FileSystem.entries(below: "\(package)/\(source)").filter { $0.path.hasSuffix(".swift") }
            return try files.map { DeclarationScan(try FileSystem.read("\(package)/\(source)/\($0.path)")[...].text) }
        }
        // An extension of a type may be in another file or another module.
        let types = scans.reduce(into: Set<String>()) { $0.formUnion($1.types) }
        for scan in scans { names.formUnion(scan.namesToReach(scan.publicNames, knowing: types)) }
    }
}
