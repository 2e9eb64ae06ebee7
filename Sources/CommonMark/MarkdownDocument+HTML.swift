extension MarkdownDocument {
    /// The document as HTML: what libcmark writes, in its safe mode (raw HTML becomes a comment, and links to
    /// `javascript:` and the like lead nowhere), and for what GitHub adds what cmark-gfm writes.
    package func html(_ replacements: HTMLReplacements = HTMLReplacements()) -> String {
        var writer = DocumentWriter(document: self, replacements: replacements)
        writer.write(nodes.indices)
        writer.writeFootnotes()
        return writer.html.string
    }
}
