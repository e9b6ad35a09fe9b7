/// The name of a schema file, taken apart: `Root.inApp~ipad.plist` is `Root`, for InAppSettingsKit, on the iPad.
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

    /// The files that can hold a pane, the best first.
    ///
    /// - Parameter isInApp: whether InAppSettingsKit shows it, which prefers files of its own.
    static func candidates(_ base: String, isInApp: Bool, idiom: UserInterfaceIdiom?) -> [String] {
        let suffixes = [idiom?.fileSuffix, ""].compactMap { $0 }
        return (isInApp ? [".inApp", ""] : [""]).flatMap { kind in suffixes.map { "\(base)\(kind)\($0).plist" } }
    }
}
