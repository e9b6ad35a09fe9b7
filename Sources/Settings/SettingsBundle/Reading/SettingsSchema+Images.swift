extension SettingsSchema {
    /// The files of an image, whose ending and scale, `@2x.png`, its name may leave out; those in the bundle's own
    /// folder come first.
    public func imageFiles(named name: String) -> [String] {
        let base = name.split(separator: ".").first.map(String.init) ?? name
        let files = fileNames.filter { file in
            let last = file.split(separator: "/").last ?? ""
            return last == name || last.hasPrefix("\(base).") || last.hasPrefix("\(base)@")
                || last.hasPrefix("\(base)~")
        }
        return files.sorted { ($0.contains("/") ? 1 : 0, $0) < ($1.contains("/") ? 1 : 0, $1) }
    }
}
