import CCommonMark
import Reporting

extension MarkdownDocument {
    /// The document as HTML. libcmark renders it, in its safe mode: raw HTML becomes a comment, and links to
    /// `javascript:` and the like lead nowhere. The text is parsed again, which costs less than keeping C
    /// memory.
    package func html(_ replacements: HTMLReplacements = HTMLReplacements()) -> String {
        CMarkTree.withParsed(file.bytes) { root in
            CMarkReplacer(document: self, replacements: replacements, root: root).run()
            guard let text = cmark_render_html(root, CMARK_OPT_DEFAULT) else { return "" }
            defer { cmark_get_default_mem_allocator().pointee.free(text) }
            return String(cString: text)
        }
    }
}

/// Replaces nodes of a parsed C tree before it is rendered. The n-th node of a kind in the tree is the n-th
/// of that kind among the document's values, because both come from the same bytes.
private struct CMarkReplacer {
    let document: MarkdownDocument
    let replacements: HTMLReplacements
    let root: OpaquePointer

    func run() {
        var nodes: [OpaquePointer] = []
        nodes.reserveCapacity(document.nodes.count)
        CMarkTree.walk(root) { node, _ in nodes.append(node) }
        precondition(nodes.count == document.nodes.count, "the same bytes give the same tree")
        for (index, node) in document.nodes.enumerated() {
            switch node.kind {
            case .codeBlock(let fence?): replaceFence(nodes[index], document.fences[fence])
            case .softBreak where replacements.joinsWideLines && isBetweenWideCharacters(index):
                cmark_node_unlink(nodes[index])
                cmark_node_free(nodes[index])
            default: break
            }
        }
        for heading in document.headings { replaceHeading(nodes[heading.node], heading) }
        for link in document.links { replaceLink(nodes[link.node], link) }
    }

    private func replaceFence(_ node: OpaquePointer, _ fence: FencedBlock) {
        guard let html = replacements.fence(fence), let block = cmark_node_new(CMARK_NODE_CUSTOM_BLOCK) else {
            return
        }
        cmark_node_set_on_enter(block, html)
        cmark_node_replace(node, block)
        cmark_node_free(node)
    }

    private func replaceHeading(_ node: OpaquePointer, _ heading: Heading) {
        // A custom block alone would put line breaks between the tags and the text: the tags are inlines in
        // it.
        guard let tags = replacements.heading(heading), let block = cmark_node_new(CMARK_NODE_CUSTOM_BLOCK),
            let opening = literal(tags.opening), let closing = literal(tags.closing)
        else { return }
        if heading.explicitID != nil { dropExplicitID(cmark_node_last_child(node)) }
        cmark_node_append_child(block, opening)
        while let child = cmark_node_first_child(node) {
            cmark_node_unlink(child)
            cmark_node_append_child(block, child)
        }
        cmark_node_append_child(block, closing)
        cmark_node_replace(node, block)
        cmark_node_free(node)
    }

    private func dropExplicitID(_ text: OpaquePointer?) {
        guard let literal = cmark_node_get_literal(text).map({ String(cString: $0) }),
            let id = ExplicitHeadingID(endOf: literal)
        else { return }
        cmark_node_set_literal(text, String(literal.dropLast(id.dropped)))
    }

    private func replaceLink(_ node: OpaquePointer, _ link: Link) {
        switch replacements.link(link) {
        case .destination(let destination): cmark_node_set_url(node, destination)
        case .tags(let tags) where !link.isImage:
            guard let opening = literal(tags.opening), let closing = literal(tags.closing) else { return }
            cmark_node_insert_before(node, opening)
            while let child = cmark_node_first_child(node) {
                cmark_node_unlink(child)
                cmark_node_insert_before(node, child)
            }
            cmark_node_replace(node, closing)
            cmark_node_free(node)
        default: break
        }
    }

    /// A node that renders as the given HTML.
    private func literal(_ html: String) -> OpaquePointer? {
        guard let inline = cmark_node_new(CMARK_NODE_CUSTOM_INLINE) else { return nil }
        cmark_node_set_on_enter(inline, html)
        return inline
    }

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
        case .text, .code, .htmlInline, .softBreak, .lineBreak: true
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
