extension DocumentWriter {
    static let leftOutHTML = "<!-- raw HTML omitted -->"

    mutating func begin(block node: MarkdownNode, _ index: Int) {
        if node.kind == .paragraph, isTight { return push(index, .inline("")) }
        html.newLine()
        switch node.kind {
        case .blockQuote: begin("<blockquote>\n", .block("</blockquote>\n"), index)
        case .alert(let alert): begin(alert, index)
        case .list(let start, _):
            let opening = start.map { $0 == 1 ? "<ol>\n" : "<ol start=\"\($0)\">\n" }
            begin(opening ?? "<ul>\n", .inline(start == nil ? "</ul>\n" : "</ol>\n"), index)
        case .item: begin("<li>", .inline("</li>\n"), index)
        case .task(let isDone):
            let state = isDone ? " checked=\"\"" : ""
            begin("<li><input type=\"checkbox\"\(state) disabled=\"\" /> ", .inline("</li>\n"), index)
        case .codeBlock(let fence): writeCode(fence, index)
        case .htmlBlock: if replacements.marksOmittedHTML { html.write(Self.leftOutHTML + "\n") }
        case .paragraph: begin("<p>", .paragraph, index)
        case .heading(let level): begin(headingOf: level, index)
        case .thematicBreak: html.write("<hr />\n")
        case .table, .tableRow, .tableCell: begin(partOfTable: node.kind, index)
        default: break
        }
    }

    private mutating func begin(_ opening: String, _ closing: Closing, _ index: Int) {
        html.write(opening)
        push(index, closing)
    }

    /// Whether a paragraph at this place is an item's own, in a list without empty lines.
    private var isTight: Bool {
        guard open.count > 1 else { return false }
        switch document.nodes[open[open.count - 1].node].kind {
        case .item, .task: break
        default: return false
        }
        let list = document.nodes[open[open.count - 2].node]
        guard case .list(_, let isTight) = list.kind else { return false }
        return isTight
    }

    mutating func endParagraph(_ node: Int) {
        if open.isEmpty, footnoteWithoutReturn != nil, isLastOfFootnote(node) {
            html.write(" ")
            writeReturn()
        }
        html.write("</p>\n")
    }

    private mutating func begin(_ alert: Alert, _ index: Int) {
        html.write("<div class=\"markdown-alert markdown-alert-\(alert.rawValue)\" role=\"note\">\n")
        html.write("<p class=\"markdown-alert-title\">")
        html.write(escaped: replacements.alertTitle(alert))
        begin("</p>\n", .block("</div>\n"), index)
    }

    private mutating func begin(headingOf level: Int, _ index: Int) {
        if let heading = headings[index], let tags = replacements.heading(heading) {
            begin(tags.opening, .inline(tags.closing + "\n"), index)
        } else {
            begin("<h\(level)>", .inline("</h\(level)>\n"), index)
        }
    }

    private mutating func writeCode(_ fence: Int?, _ index: Int) {
        if let fence, let replacement = replacements.fence(document.fences[fence]) {
            html.write(replacement)
            html.newLine()
            return
        }
        let literal = document.literals[index]
        let info = literal?.info ?? ""
        let language = info.prefix { !" \t\n\u{0B}\u{0C}\r".contains($0) }
        if info.isEmpty {
            html.write("<pre><code>")
        } else {
            html.write("<pre><code class=\"\(language.hasPrefix("language-") ? "" : "language-")")
            html.write(escaped: String(language))
            html.write("\">")
        }
        html.write(escaped: literal?.text ?? "")
        html.write("</code></pre>\n")
    }

    // MARK: Tables

    private mutating func begin(partOfTable kind: MarkdownNode.Kind, _ index: Int) {
        switch kind {
        case .table:
            isInTableBody = false
            begin("<table>\n", .table, index)
        case .tableRow(let isHeader):
            isInTableHeader = isHeader
            if isHeader {
                html.write("<thead>\n")
            } else if !isInTableBody {
                isInTableBody = true
                html.write("<tbody>\n")
            }
            begin("<tr>\n", .row(isHeader: isHeader), index)
        case .tableCell(let alignment):
            let tag = isInTableHeader ? "th" : "td"
            let align = alignment == .unspecified ? "" : " align=\"\(alignment.rawValue)\""
            begin("<\(tag)\(align)>", .inline("</\(tag)>\n"), index)
        default: break
        }
    }

    mutating func endRow(_ isHeader: Bool) {
        html.write(isHeader ? "</tr>\n</thead>\n" : "</tr>\n")
    }

    mutating func endTable() {
        html.write(isInTableBody ? "</tbody>\n</table>\n" : "</table>\n")
    }
}
