import Reporting

extension DocumentWriter {
    mutating func begin(inline node: MarkdownNode, _ index: Int) {
        switch node.kind {
        case .text(let text): writeText(text, index)
        case .softBreak:
            if !replacements.joinsWideLines || !isBetweenWideCharacters(index) { html.write("\n") }
        case .lineBreak: html.write("<br />\n")
        case .code(let code):
            html.write("<code>")
            html.write(escaped: code)
            html.write("</code>")
        case .htmlInline: if replacements.marksOmittedHTML { html.write(Self.leftOutHTML) }
        case .emphasis: begin("em", index)
        case .strong: begin("strong", index)
        case .strikethrough: begin("del", index)
        case .footnoteReference(let footnote, let use): writeReference(document.footnotes[footnote], use)
        case .link(let target): begin(linkTo: target, index)
        case .image(let target): begin(imageAt: target, index)
        default: break
        }
    }

    private mutating func begin(_ tag: String, _ index: Int) {
        html.write("<\(tag)>")
        push(index, .inline("</\(tag)>"))
    }

    /// Writes a text, without the explicit id of a heading that has tags of its own.
    private mutating func writeText(_ text: String, _ index: Int) {
        if let parent = open.last?.node, let heading = headings[parent], heading.explicitID != nil,
            document.nodes[parent].end == index + 1, replacements.heading(heading) != nil,
            let id = ExplicitHeadingID(endOf: text)
        {
            html.write(escaped: String(text.dropLast(id.dropped)))
        } else {
            html.write(escaped: text)
        }
    }

    private mutating func begin(linkTo target: MarkdownNode.Target, _ index: Int) {
        var destination = target.destination
        switch links[index].flatMap(replacements.link) {
        case .tags(let tags):
            html.write(tags.opening)
            push(index, .inline(tags.closing))
            return
        case .destination(let other): destination = other
        case nil: break
        }
        html.write("<a href=\"")
        if !HTMLText.isDangerous(destination) { html.write(address: destination) }
        if !target.title.isEmpty {
            if let style = replacements.titledLinkClass { html.write("\" class=\"\(style)") }
            html.write("\" title=\"")
            html.write(escaped: target.title)
        }
        html.write("\">")
        push(index, .inline("</a>"))
    }

    // MARK: Images

    private mutating func begin(imageAt target: MarkdownNode.Target, _ index: Int) {
        var destination = target.destination
        if let link = links[index], case .destination(let other) = replacements.link(link) {
            destination = other
        }
        html.write("<img src=\"")
        if !HTMLText.isDangerous(destination) { html.write(address: destination) }
        html.write("\" alt=\"")
        push(index, .image(title: target.title))
        descriptionEnd = document.nodes[index].end
    }

    mutating func endImage(_ title: String) {
        descriptionEnd = 0
        if !title.isEmpty {
            html.write("\" title=\"")
            html.write(escaped: title)
        }
        html.write("\" />")
    }

    /// Writes what an inline within an image adds to its description.
    mutating func writeDescription(_ node: MarkdownNode, _ index: Int) {
        switch node.kind {
        case .text(let text), .code(let text): html.write(escaped: text)
        case .htmlInline: html.write(escaped: document.literals[index]?.text ?? "")
        case .softBreak:
            if !replacements.joinsWideLines || !isBetweenWideCharacters(index) { html.write(" ") }
        case .lineBreak: html.write(" ")
        default: break
        }
    }

    // MARK: Wide characters

    private func isBetweenWideCharacters(_ index: Int) -> Bool {
        let before = document.nodes[..<index].last { isText($0.kind) }
        let behind = document.nodes[(index + 1)...].first { isText($0.kind) || !$0.isInline }
        guard let before, let behind, case .text(let left) = before.kind, case .text(let right) = behind.kind
        else {
            return false
        }
        return isWide(left.last) && isWide(right.first)
    }

    private func isText(_ kind: MarkdownNode.Kind) -> Bool {
        switch kind {
        case .text, .code, .htmlInline, .softBreak, .lineBreak, .footnoteReference: true
        default: false
        }
    }

    private func isWide(_ character: Character?) -> Bool {
        guard let character, DisplayWidth.columns(of: character) == 2,
            let scalar = character.unicodeScalars.first?.value
        else { return false }
        let isHangul =
            (0x1100...0x11FF).contains(scalar) || (0xA960...0xA97F).contains(scalar)
            || (0xAC00...0xD7FF).contains(scalar) || (0x3130...0x318F).contains(scalar)
        return !isHangul
    }
}
