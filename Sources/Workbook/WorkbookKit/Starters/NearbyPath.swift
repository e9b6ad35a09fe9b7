/// The relative paths between folders that are near each other.
package enum NearbyPath {
    /// The maximum number of parent folders that a path goes up.
    private static let maximumParents = 2

    /// Returns the relative path of a folder, or `nil` if the folders have only the root in common, or are too far apart
    /// to be moved together.
    ///
    /// - Parameters:
    ///   - target: The absolute path of the folder.
    ///   - folder: The absolute path of the folder that the path starts from.
    package static func path(of target: String, from folder: String) -> String? {
        let (target, folder) = (target.split(separator: "/"), folder.split(separator: "/"))
        let common = zip(target, folder).prefix { $0 == $1 }.count
        let parents = folder.count - common
        guard common > 0, parents > 0, parents <= maximumParents else { return nil }
        return (Array(repeating: "..", count: parents) + target.dropFirst(common)).joined(separator: "/")
    }
}
