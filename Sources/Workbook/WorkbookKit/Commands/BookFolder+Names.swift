extension BookFolder {
    /// The names that the chapters declare. A chapter is parsed when the page of another chapter refers to it.
    var names: BookNames {
        BookNames(of: book, catalogue: catalogue) { outline in
            let source = source(of: outline)
            let (chapter, _) = ChapterParser.parse(source, outline: outline, dialect: book.dialect)
            return ChapterNames.names(in: chapter)
        }
    }
}
