extension PhoneEvent {
    /// Returns the words of a notification's name without its class: "did become key" for
    /// "UIWindowDidBecomeKeyNotification".
    static func description(ofNotification name: String) -> String {
        var words: [String] = []
        for letter in name.trimming(prefix: "UI", suffix: "Notification") {
            if letter.isUppercase || words.isEmpty { words.append("") }
            words[words.count - 1].append(letter)
        }
        return words.dropFirst().joined(separator: " ").lowercased()
    }
}

extension String {
    fileprivate func trimming(prefix: String, suffix: String) -> Substring {
        var rest = self[...]
        if rest.hasPrefix(prefix) { rest = rest.dropFirst(prefix.count) }
        if rest.hasSuffix(suffix) { rest = rest.dropLast(suffix.count) }
        return rest
    }
}
