import ChapterKit

extension BookFolder {
    /// The names that the chapters declare. A chapter is parsed when the page of another chapter refers to it.
    var names: BookNames {
        BookNames(of: book, catalog: catalog) { metadata in
            let source = source(of: metadata)
            let (chapter, _) = ChapterParser.parse(source, metadata: metadata, bookKind: book.kind)
            return ChapterNames.names(in: chapter)
        }
    }
}
