/// The parts of a schema file's name: `Root.inApp~ipad.plist` is `Root`, for InAppSettingsKit, on iPad.
struct PaneName: Hashable {
    var base: String
    var isInApp: Bool
    var idiom: UserInterfaceIdiom?

    init?(file: String) {
        guard file.hasSuffix(".plist") else { return nil }
        var rest = file.dropLast(".plist".count)
        idiom = UserInterfaceIdiom.allCases.first { rest.hasSuffix($0.fileSuffix) }
        if let idiom { rest = rest.dropLast(idiom.fileSuffix.count) }
        isInApp = rest.hasSuffix(".inApp")
        if isInApp { rest = rest.dropLast(".inApp".count) }
        base = String(rest)
    }

    /// Returns the files that can contain a pane, in the order of preference.
    ///
    /// - Parameter isInApp: `true` if InAppSettingsKit shows the pane. It prefers its specific files.
    static func candidates(_ base: String, isInApp: Bool, idiom: UserInterfaceIdiom?) -> [String] {
        let suffixes = [idiom?.fileSuffix, ""].compactMap { $0 }
        return (isInApp ? [".inApp", ""] : [""]).flatMap { kind in suffixes.map { "\(base)\(kind)\($0).plist" } }
    }
}
