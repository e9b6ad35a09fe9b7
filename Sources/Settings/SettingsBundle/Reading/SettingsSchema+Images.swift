extension SettingsSchema {
    /// The file extensions of images.
    static let imageEndings: Set<String> = ["gif", "heic", "jpeg", "jpg", "pdf", "png", "tif", "tiff"]

    /// Returns the files of an image. The name may omit the file extension and the scale, as in `@2x.png`. Files at the
    /// top level of the bundle come first.
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
