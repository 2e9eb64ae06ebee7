extension DocumentWriter {
    /// The link at a reference.
    mutating func writeReference(_ footnote: Footnote, _ use: Int) {
        html.write("<sup class=\"footnote-ref\"><a href=\"#fn-")
        html.write(address: footnote.label)
        html.write("\" id=\"fnref-")
        html.write(address: footnote.label)
        if use > 1 { html.write("-\(use)") }
        html.write("\" data-footnote-ref>\(footnote.number ?? 0)</a></sup>")
    }

    /// The footnotes that are referred to, in the order of their numbers.
    mutating func writeFootnotes() {
        let used = document.footnotes.indices.filter { document.footnotes[$0].number != nil }
            .sorted { (document.footnotes[$0].number ?? 0) < (document.footnotes[$1].number ?? 0) }
        guard !used.isEmpty else { return }
        html.newLine()
        html.write("<section class=\"footnotes\" data-footnotes>\n<ol>\n")
        for index in used {
            let footnote = document.footnotes[index]
            html.write("<li id=\"fn-")
            html.write(address: footnote.label)
            html.write("\">\n")
            footnoteWithoutReturn = index
            write(footnote.node + 1..<document.nodes[footnote.node].end)
            if footnoteWithoutReturn != nil {
                writeReturn()
                html.write("\n")
            }
            html.write("</li>\n")
        }
        html.write("</ol>\n</section>\n")
    }

    /// Whether nothing of the footnote is shown behind a node; footnotes inside it are elsewhere.
    func isLastOfFootnote(_ node: Int) -> Bool {
        guard let footnote = footnoteWithoutReturn else { return false }
        let end = document.nodes[document.footnotes[footnote].node].end
        var index = document.nodes[node].end
        while index < end {
            guard case .footnote = document.nodes[index].kind else { return false }
            index = document.nodes[index].end
        }
        return true
    }

    /// Links back to each reference.
    mutating func writeReturn() {
        guard let index = footnoteWithoutReturn else { return }
        footnoteWithoutReturn = nil
        let footnote = document.footnotes[index]
        for use in 1...max(footnote.uses, 1) {
            html.write(use > 1 ? " <a href=\"#fnref-" : "<a href=\"#fnref-")
            html.write(address: footnote.label)
            if use > 1 { html.write("-\(use)") }
            html.write("\" class=\"footnote-backref\" data-footnote-backref aria-label=\"")
            html.write(escaped: replacements.footnoteReturn)
            html.write("\">↩")
            if use > 1 { html.write("<sup class=\"footnote-ref\">\(use)</sup>") }
            html.write("</a>")
        }
    }
}
