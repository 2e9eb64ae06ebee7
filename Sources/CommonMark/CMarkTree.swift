import CCommonMark

/// The tree as libcmark sees it, flat and in reading order, before its places are translated into those of
/// the file. Together with `CMarkHTML` the only code that touches C.
struct CMarkTree {
    /// One node. Lines and columns are libcmark's: 1-based, columns in bytes; those of inlines are not used.
    struct Node {
        var kind: MarkdownNode.Kind
        /// How many nodes enclose this one.
        var depth: Int
        var startLine: Int
        var startColumn: Int
        var endLine: Int
        var endColumn: Int
        /// The text of a code block or of raw HTML.
        var literal: String = ""
        /// The info string of a fenced code block, without escapes and entities.
        var info: String = ""
        /// Where a block begins in the file; `PreparedText` finds it out.
        var start = 0
        /// What the line that a heading is on was written for, when the author has no such heading.
        var role: PreparedText.Role?
    }

    /// All nodes but the document itself, each before its children.
    private(set) var nodes: [Node] = []

    /// That of libcmark as it is loaded.
    static var version: String { cmark_version_string().map { String(cString: $0) } ?? "" }

    /// Parses UTF-8 bytes.
    init(_ bytes: [UInt8]) {
        CMarkTree.withParsed(bytes) { root in
            CMarkTree.walk(root) { node, depth in nodes.append(CMarkTree.value(of: node, depth: depth)) }
        }
    }

    /// Parses, hands the C tree to `body`, and frees it.
    static func withParsed<Result>(_ bytes: [UInt8], _ body: (OpaquePointer) -> Result) -> Result {
        let root = bytes.withUnsafeBytes { buffer in
            cmark_parse_document(
                buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, CMARK_OPT_DEFAULT)
        }
        guard let root else { preconditionFailure("libcmark returns a document for every input") }
        defer { cmark_node_free(root) }
        return body(root)
    }

    /// Whether a line by itself begins a block other than a paragraph.
    static func startsBlock(_ line: [UInt8]) -> Bool {
        withParsed(line) { root in
            guard let first = cmark_node_first_child(root) else { return false }
            return cmark_node_get_type(first) != CMARK_NODE_PARAGRAPH
        }
    }

    /// Visits every node below the root before its children, without recursion: depth is the author's choice.
    static func walk(_ root: OpaquePointer, _ visit: (OpaquePointer, Int) -> Void) {
        guard let iterator = cmark_iter_new(root) else { return }
        defer { cmark_iter_free(iterator) }
        var depth = -1
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
            if event == CMARK_EVENT_EXIT {
                depth -= 1
                continue
            }
            if node != root { visit(node, depth) }
            if !isLeaf(node) { depth += 1 }
        }
    }

    /// The text between the entities and escapes of a piece of source, as libcmark reads it: `&amp;` is `&`.
    static func plainText(ofInline source: [UInt8]) -> String {
        CMarkTree(source).nodes.map { if case .text(let text) = $0.kind { text } else { "" } }.joined()
    }

    /// The kinds for which libcmark's iterator reports no exit.
    private static func isLeaf(_ node: OpaquePointer) -> Bool {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_HTML_BLOCK, CMARK_NODE_THEMATIC_BREAK, CMARK_NODE_CODE_BLOCK, CMARK_NODE_TEXT,
            CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE:
            true
        default: false
        }
    }

    private static func value(of node: OpaquePointer, depth: Int) -> Node {
        var value = Node(
            kind: kind(of: node), depth: depth,
            startLine: Int(cmark_node_get_start_line(node)),
            startColumn: Int(cmark_node_get_start_column(node)),
            endLine: Int(cmark_node_get_end_line(node)), endColumn: Int(cmark_node_get_end_column(node)))
        let type = cmark_node_get_type(node)
        if type == CMARK_NODE_CODE_BLOCK || type == CMARK_NODE_HTML_INLINE {
            value.literal = string(cmark_node_get_literal(node))
        }
        if type == CMARK_NODE_CODE_BLOCK { value.info = string(cmark_node_get_fence_info(node)) }
        if type == CMARK_NODE_HTML_BLOCK {
            // A block that its own last line closes, as `-->` does, is said to end one line earlier.
            let lines = string(cmark_node_get_literal(node)).utf8.count { $0 == UInt8(ascii: "\n") }
            let end = value.startLine + lines - 1
            if end > value.endLine { (value.endLine, value.endColumn) = (end, 1) }
        }
        return value
    }

    private static func kind(of node: OpaquePointer) -> MarkdownNode.Kind {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_BLOCK_QUOTE: return .blockQuote
        case CMARK_NODE_LIST:
            let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
            return .list(
                start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
                isTight: cmark_node_get_list_tight(node) != 0)
        case CMARK_NODE_ITEM: return .item
        case CMARK_NODE_CODE_BLOCK: return .codeBlock(fence: nil)
        case CMARK_NODE_HTML_BLOCK: return .htmlBlock
        case CMARK_NODE_PARAGRAPH: return .paragraph
        case CMARK_NODE_HEADING: return .heading(level: Int(cmark_node_get_heading_level(node)))
        case CMARK_NODE_THEMATIC_BREAK: return .thematicBreak
        case CMARK_NODE_TEXT: return .text(string(cmark_node_get_literal(node)))
        case CMARK_NODE_SOFTBREAK: return .softBreak
        case CMARK_NODE_LINEBREAK: return .lineBreak
        case CMARK_NODE_CODE: return .code(string(cmark_node_get_literal(node)))
        case CMARK_NODE_HTML_INLINE: return .htmlInline
        case CMARK_NODE_EMPH: return .emphasis
        case CMARK_NODE_STRONG: return .strong
        case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
            let target = MarkdownNode.Target(
                destination: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)))
            return cmark_node_get_type(node) == CMARK_NODE_LINK ? .link(target) : .image(target)
        default: preconditionFailure("libcmark makes no custom nodes of its own")
        }
    }

    private static func string(_ text: UnsafePointer<CChar>?) -> String {
        text.map { String(cString: $0) } ?? ""
    }
}
