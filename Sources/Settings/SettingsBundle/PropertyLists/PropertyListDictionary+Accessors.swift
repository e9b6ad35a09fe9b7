/// Typed access to entries. Reading is as lenient as the Settings app, and writing is exact. Setting the value that is
/// read has no effect, so its original notation is kept.
extension PropertyListDictionary {
    /// Accesses the text of a string, or of a number in place of a string.
    public subscript(text key: String) -> String? {
        get { self[key]?.text }
        set { if newValue != self[text: key] { self[key] = newValue.map(PropertyList.string) } }
    }

    /// Accesses a string, without converting other types.
    public subscript(string key: String) -> String? {
        get { self[key]?.string }
        set { self[key] = newValue.map(PropertyList.string) }
    }

    /// Accesses a Boolean, or a value that represents one: `YES`, `1`.
    public subscript(boolean key: String) -> Bool? {
        get { self[key]?.truth }
        set { if newValue != self[boolean: key] { self[key] = newValue.map(PropertyList.boolean) } }
    }

    /// Accesses a number, or a string that contains one.
    public subscript(number key: String) -> Double? {
        get { self[key]?.number }
        set { if newValue != self[number: key] { self[key] = newValue.map(PropertyList.real) } }
    }

    public subscript(array key: String) -> [PropertyList]? {
        get { self[key]?.array }
        set { self[key] = newValue.map(PropertyList.array) }
    }

    /// Accesses the texts of an array. An item without text is read as an empty string, so that indexes don't change.
    public subscript(texts key: String) -> [String]? {
        get { self[key]?.array?.map { $0.text ?? "" } }
        set { if newValue != self[texts: key] { self[key] = newValue.map { .array($0.map(PropertyList.string)) } } }
    }

    /// Accesses a string from a closed set. It is `nil` if the string is missing or not in the set.
    public subscript<Choice: RawRepresentable<String>>(choice key: String) -> Choice? {
        get { self[key]?.string.flatMap(Choice.init) }
        set {
            let current: Choice? = self[choice: key]
            if newValue?.rawValue != current?.rawValue { self[key] = (newValue?.rawValue).map(PropertyList.string) }
        }
    }
}
