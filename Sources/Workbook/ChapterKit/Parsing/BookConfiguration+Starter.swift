import SwiftText

extension BookConfiguration {
    /// Reads the key `starter` of `workbook.yml`. Invalid values are reported and ignored.
    mutating func readStarter(_ yaml: YAMLReader, _ diagnostics: inout [Diagnostic]) {
        let known = ["sources", "package", "version", "ios", "system", "app", "minutes"]
        guard let yaml = yaml.mapping("starter", known: known, &diagnostics) else { return }
        var starter = StarterConfiguration()
        for (path, location) in yaml.strings("sources", &diagnostics) ?? [] {
            if path.isContainedPath {
                starter.sources.append(path)
            } else {
                diagnostics.append(
                    .error("'\(path)' must stay inside the package; write a path like 'Sources/UIKit'", at: location))
            }
        }
        starter.package = Self.package(in: yaml, &diagnostics)
        starter.ios = ios(in: yaml, &diagnostics)
        starter.app = app(in: yaml, hasIOS: starter.ios != nil, &diagnostics)
        if let minutes = yaml.string("minutes", &diagnostics) {
            starter.minutes = Int(minutes).flatMap { $0 > 0 ? $0 : nil }
            if starter.minutes == nil {
                diagnostics.append(.error("'minutes' is a whole number, 1 or more", at: yaml.location(of: "minutes")))
            }
        }
        self.starter = starter
    }

    /// Reads the name of the book's app, which is also the name of its module.
    private func app(in yaml: YAMLReader, hasIOS: Bool, _ diagnostics: inout [Diagnostic]) -> String? {
        guard let name = yaml.string("app", &diagnostics) else { return nil }
        let location = yaml.location(of: "app")
        guard let first = name.utf8.first, !first.isDigit, name.utf8.allSatisfy({ $0.isLetter || $0.isDigit }) else {
            diagnostics.append(
                .error("'\(name)' isn't the name of a module; write a word like 'Trail'", at: location))
            return nil
        }
        guard hasIOS else {
            diagnostics.append(.error("an app requires the oldest version of iOS; write 'ios: \"17.0\"'", at: location))
            return nil
        }
        return name
    }

    private static func package(
        in yaml: YAMLReader, _ diagnostics: inout [Diagnostic]
    ) -> StarterConfiguration.Package? {
        let address = yaml.string("package", &diagnostics)
        let version = yaml.string("version", &diagnostics)
        if let address, !URLText.isWebAddress(address) {
            diagnostics.append(
                .error(
                    "'package' isn't a web address; write one like 'https://example.org/workbook.git'",
                    at: yaml.location(of: "package")))
            return nil
        }
        if let version, !version.isVersion(parts: 3...3) {
            diagnostics.append(
                .error(
                    "'\(version)' isn't a version; write three numbers, like 0.3.0", at: yaml.location(of: "version")))
            return nil
        }
        switch (address, version) {
        case (let address?, let version?): return StarterConfiguration.Package(address: address, version: version)
        case (nil, nil): return nil
        case (_?, nil), (nil, _?):
            diagnostics.append(
                .error("'package' and 'version' go together: give both, or neither", at: yaml.location))
            return nil
        }
    }

    private func ios(in yaml: YAMLReader, _ diagnostics: inout [Diagnostic]) -> StarterConfiguration.IOS? {
        let system = yaml.strings("system", &diagnostics)
        guard let version = yaml.string("ios", &diagnostics) else {
            if system != nil {
                diagnostics.append(
                    .error(
                        "'system' requires the oldest version of iOS; write 'ios: \"17.0\"'",
                        at: yaml.location(of: "system")))
            }
            return nil
        }
        guard version.isVersion(parts: 2...2) else {
            diagnostics.append(
                .error(
                    "'\(version)' isn't a version of iOS; write two numbers in quotes, like \"17.0\"",
                    at: yaml.location(of: "ios")))
            return nil
        }
        for (module, location) in system ?? [] where !imports.contains(module) {
            diagnostics.append(.error("'\(module)' is not among the book's 'imports'", at: location))
        }
        return StarterConfiguration.IOS(version: version, modules: system?.map(\.0) ?? imports)
    }
}

extension String {
    /// Returns a Boolean value indicating whether the string consists of numbers separated by periods.
    ///
    /// - Parameter parts: The allowed counts of numbers.
    fileprivate func isVersion(parts: ClosedRange<Int>) -> Bool {
        let numbers = utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.contains(numbers.count)
            && numbers.allSatisfy { (1...4).contains($0.count) && $0.allSatisfy(\.isDigit) }
    }
}
