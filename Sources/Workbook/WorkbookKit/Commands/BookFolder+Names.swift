extension BookFolder {
    /// The names that the chapters declare, found when the page of another chapter needs them.
    var names: BookNames {
        BookNames(of: book, catalogue: catalogue) { outline in
            let source = source(of: outline)
            let (chapter, _) = ChapterParser.parse(source, outline: outline, dialect: book.dialect)
            return ChapterNames.names(in: chapter)
        }
    }
}
