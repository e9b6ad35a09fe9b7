/// Entries of one kind: reading is as lenient as the Settings app, writing is exact. Writing what is read already changes
/// nothing, so that what was written in another way stays.
extension PropertyListDictionary {
    /// The text of a string, or of a number that stands where a string belongs.
    public subscript(text key: String) -> String? {
        get { self[key]?.text }
        set { if newValue != self[text: key] { self[key] = newValue.map(PropertyList.string) } }
    }

    /// A string and nothing else.
    public subscript(string key: String) -> String? {
        get { self[key]?.string }
        set { self[key] = newValue.map(PropertyList.string) }
    }

    /// A Boolean, or what stands for one: `YES`, `1`.
    public subscript(boolean key: String) -> Bool? {
        get { self[key]?.truth }
        set { if newValue != self[boolean: key] { self[key] = newValue.map(PropertyList.boolean) } }
    }

    /// A number, or a string that is one.
    public subscript(number key: String) -> Double? {
        get { self[key]?.number }
        set { if newValue != self[number: key] { self[key] = newValue.map(PropertyList.real) } }
    }

    public subscript(array key: String) -> [PropertyList]? {
        get { self[key]?.array }
        set { self[key] = newValue.map(PropertyList.array) }
    }

    /// The texts of an array; what is no text reads as an empty one, so that positions stay true.
    public subscript(texts key: String) -> [String]? {
        get { self[key]?.array?.map { $0.text ?? "" } }
        set { if newValue != self[texts: key] { self[key] = newValue.map { .array($0.map(PropertyList.string)) } } }
    }

    /// A string out of a closed set; nil when it is absent or none of them.
    public subscript<Choice: RawRepresentable<String>>(choice key: String) -> Choice? {
        get { self[key]?.string.flatMap(Choice.init) }
        set {
            let current: Choice? = self[choice: key]
            if newValue?.rawValue != current?.rawValue { self[key] = (newValue?.rawValue).map(PropertyList.string) }
        }
    }
}
