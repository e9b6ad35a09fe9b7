/// What the modules declare that iOS has not.
struct SimulatedNames {
    private(set) var names: Set<String> = []

    init(_ configuration: BookConfiguration, package: String) throws {
        guard let giving = configuration.starter, let ios = giving.ios else { return }
        for source in giving.sources where !ios.modules.contains(String(source.split(separator: "/").last!)) {
            let files = try FileSystem.entries(below: "\(package)/\(source)").filter { $0.path.hasSuffix(".swift") }
            let texts = try files.map { try FileSystem.read("\(package)/\(source)/\($0.path)")[...].text }
            // Together: a type's members may stand in another file.
            let scan = DeclarationScan(texts.joined(separator: "\n"))
            names.formUnion(scan.namesToReach(scan.publicNames))
        }
    }
}
