/// The uses of names between the folders of a module, according to the tokens of its files.
public struct FolderUses: Sendable {
    /// A use of a name that only one other folder declares.
    public struct Use: Hashable, Sendable, CustomStringConvertible {
        public let folder: String
        public let file: String
        public let name: String
        /// The folder that declares the name.
        public let declaringFolder: String

        public var description: String { "\(folder)/\(file) uses \(name) (\(declaringFolder))" }
    }

    /// Two folders that use each other.
    public struct Pair: Hashable, Sendable, CustomStringConvertible {
        public let first: String
        public let second: String

        /// Creates a pair. Its folders are sorted.
        public init(_ first: String, _ second: String) {
            (self.first, self.second) = (min(first, second), max(first, second))
        }

        public var description: String { "\(first) and \(second)" }
    }

    public let uses: [Use]

    /// Finds the uses of names.
    ///
    /// A name that several folders declare isn't checked, because it may be any of these declarations.
    ///
    /// - Parameter files: The names of each file, with its folder.
    public init(_ files: [(folder: String, file: String, names: SourceNames)]) {
        let pairs = files.flatMap { file in file.names.declared.map { ($0, file.folder) } }
        let folders = Dictionary(grouping: pairs, by: \.0).compactMapValues { declarations in
            Set(declarations.map(\.1)).count == 1 ? declarations[0].1 : nil
        }
        uses = files.flatMap { user in
            user.names.used.sorted().compactMap { name in
                guard let folder = folders[name], folder != user.folder else { return nil }
                return Use(folder: user.folder, file: user.file, name: name, declaringFolder: folder)
            }
        }
    }

    /// The folders that use each other, with the uses of the direction that has fewer of them.
    public var mutual: [Pair: [Use]] {
        Dictionary(grouping: uses) { Pair($0.folder, $0.declaringFolder) }.compactMapValues { uses in
            let directions = Dictionary(grouping: uses, by: \.folder).values
            return directions.count == 2 ? directions.min { $0.count < $1.count } : nil
        }
    }
}
