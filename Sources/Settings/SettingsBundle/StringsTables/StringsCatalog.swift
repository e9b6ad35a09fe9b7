import Foundation

/// The texts of several languages in one file.
struct StringsCatalog {
    /// The translations, keyed by language and then by the text in the pane.
    var texts: [String: [String: String]] = [:]

    /// Reads an Xcode string catalog, `Root.xcstrings`.
    ///
    /// For a text that varies by device, the text for iPhone is used. A text that isn't translated is treated as
    /// missing. In the catalog's source language, it represents itself.
    ///
    /// - Throws: `PropertyListFailure` with the reason if the catalog can't be read.
    init(json bytes: Data) throws(PropertyListFailure) {
        let file: File
        do {
            file = try JSONDecoder().decode(File.self, from: bytes.plainText)
        } catch {
            throw PropertyListFailure(decoding: error, bytes.plainText)
        }
        let translated = file.strings.values.flatMap { $0.localizations.map { Array($0.keys) } ?? [] }
        for language in Set(translated + [file.sourceLanguage]) {
            texts[language] = file.strings.reduce(into: [:]) { texts, entry in
                let isAsItIs = language == file.sourceLanguage || entry.value.shouldTranslate == false
                texts[entry.key] = entry.value.text(in: language) ?? (isAsItIs ? entry.key : nil)
            }
        }
    }

    /// Reads a compiled catalog, `Root.loctable`, which is a property list with a dictionary of texts for each
    /// language.
    ///
    /// Apple doesn't document the format, which the apps of macOS and iOS use. A value that isn't a dictionary of texts
    /// describes the origin of the translations.
    ///
    /// - Throws: `PropertyListFailure` with the reason if the catalog can't be read.
    init(table bytes: Data) throws(PropertyListFailure) {
        let root = try PropertyListFile(bytes: bytes).root
        guard let languages = root.dictionary else {
            throw PropertyListFailure("it is \(root.kindName); a table of translations is a dictionary of languages")
        }
        for (language, value) in languages where language != "LocProvenance" {
            guard let entries = value.dictionary else { continue }
            texts[language] = entries.reduce(into: [:]) { texts, entry in texts[entry.key] = entry.value.string }
        }
    }

    // MARK: What Xcode writes

    private struct File: Decodable {
        var sourceLanguage: String
        var strings: [String: Entry]
    }

    private struct Entry: Decodable {
        var localizations: [String: Localization]?
        var shouldTranslate: Bool?

        func text(in language: String) -> String? {
            guard let localization = localizations?[language] else { return nil }
            let devices = localization.variations?.device
            let unit = localization.stringUnit ?? devices?["iphone"]?.stringUnit ?? devices?["other"]?.stringUnit
            return unit?.state == "new" ? nil : unit?.value
        }
    }

    private struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
    }

    private struct Variations: Decodable {
        var device: [String: Variant]?
    }

    private struct Variant: Decodable {
        var stringUnit: Unit?
    }

    private struct Unit: Decodable {
        var state: String?
        var value: String?
    }
}

extension PropertyListFailure {
    /// Creates a failure from Foundation's error about a catalog.
    fileprivate init(decoding error: any Error, _ text: Data) {
        let isNone = "it is no string catalog"
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            self.init("\(isNone): \(context.path) has no '\(key.stringValue)'")
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            self.init("\(isNone): \(context.path) is of another kind than it must be")
        case DecodingError.dataCorrupted: self.init("\(isNone): it is not JSON", line: text.lineOfSyntaxError)
        default: self.init(isNone)
        }
    }
}

extension DecodingError.Context {
    /// The path to the value at which the decoder stopped.
    fileprivate var path: String {
        codingPath.isEmpty ? "it" : "'\(codingPath.map(\.stringValue).joined(separator: "."))'"
    }
}

extension Data {
    /// The line number, counted from 1, of the first JSON error, as far as Foundation reports it, or `nil` for valid
    /// JSON.
    fileprivate var lineOfSyntaxError: Int? {
        do {
            _ = try JSONSerialization.jsonObject(with: self, options: .fragmentsAllowed)
            return nil
        } catch {
            let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
            if let line = reason.firstMatch(of: /line (\d+)/) { return Int(line.1) }
            let end = reason.firstMatch(of: /character (\d+)/).flatMap { Int($0.1) } ?? count
            return prefix(end).count { $0 == UInt8(ascii: "\n") } + 1
        }
    }
}
