/// Adds strikethrough and references of footnotes to the inlines of one block. Both decide with stars and
/// underscores what belongs together, so the emphasis that libcmark found is taken apart and matched again.
struct InlineExtensions {
    /// An open bracket that may turn out to begin a reference.
    private struct Bracket {
        var token: Int
        var range: Range<Int>
        var isImage: Bool
        var isActive = true
    }

    /// What is matched by itself: the whole text, or that of a link.
    private struct Frame {
        var delimiters: [Int] = []
        var brackets: [Bracket] = []
    }

    /// A reference's label is not looked for beyond so many bytes, as in libcmark.
    private static let longestLabel = 1_000

    private let source: InlineSource
    private let start: Int
    private let footnotes: [String: Int]
    private var tokens: [InlineToken] = []
    private var frames = [Frame()]
    /// The inlines around the place that was reached.
    private var open: [PlacedInline] = []

    /// Whether a text could hold anything that is added.
    static func concerns(_ inlines: [PlacedInline]) -> Bool {
        inlines.contains { inline in
            guard case .text(let text) = inline.kind else { return false }
            return text.utf8.withContiguousStorageIfAvailable(mayHoldMark) ?? mayHoldMark(text.utf8)
        }
    }

    /// Whether there is a tilde or `[^`. By bytes, for it is asked of all prose.
    private static func mayHoldMark(_ text: some Sequence<UInt8>) -> Bool {
        var last: UInt8 = 0
        for byte in text {
            if byte == .tilde || byte == UInt8(ascii: "^") && last == UInt8(ascii: "[") { return true }
            last = byte
        }
        return false
    }

    /// The inlines with those that are added.
    ///
    /// - Parameter start: the distance at which the text begins.
    /// - Parameter footnotes: the document's footnotes, by their keys.
    static func add(
        to inlines: [PlacedInline], in source: InlineSource, from start: Int, footnotes: [String: Int]
    ) -> [PlacedInline] {
        guard let depth = inlines.first?.depth else { return inlines }
        var extensions = InlineExtensions(source: source, start: start, footnotes: footnotes)
        for inline in inlines { extensions.read(inline) }
        extensions.close(downTo: depth)
        extensions.match()
        return InlineTokenWriter.inlines(of: extensions.tokens, depth: depth)
    }

    private init(source: InlineSource, start: Int, footnotes: [String: Int]) {
        self.source = source
        self.start = start
        self.footnotes = footnotes
    }

    // MARK: From inlines to tokens

    private mutating func read(_ inline: PlacedInline) {
        close(downTo: inline.depth)
        switch inline.kind {
        case .text(let text):
            if let link = open.last, isAutomatic(link) {
                tokens.append(InlineToken(kind: .leaf(inline), range: inline.range))
            } else {
                read(text, inline.range)
            }
        case .emphasis: delimiter(inline.range.lowerBound..<inline.range.lowerBound + 1)
        case .strong: delimiter(inline.range.lowerBound..<inline.range.lowerBound + 2)
        case .link, .image:
            tokens.append(InlineToken(kind: .open(inline), range: inline.range))
            frames.append(Frame())
        default:
            tokens.append(InlineToken(kind: .leaf(inline), range: inline.range))
            return
        }
        if inline.kind.isContainer { open.append(inline) }
    }

    private func isAutomatic(_ link: PlacedInline) -> Bool {
        guard case .link = link.kind else { return false }
        return source.byte(at: link.range.lowerBound) == UInt8(ascii: "<")
    }

    private mutating func close(downTo depth: Int) {
        while let inner = open.last, inner.depth >= depth {
            open.removeLast()
            let end = inner.range.upperBound
            switch inner.kind {
            case .emphasis: delimiter(end - 1..<end)
            case .strong: delimiter(end - 2..<end)
            default:
                match()
                frames.removeLast()
                tokens.append(InlineToken(kind: .close, range: end..<end))
                if case .link = inner.kind { deactivateBrackets() }
            }
        }
    }

    /// A link has no reference around it whose bracket is open.
    private mutating func deactivateBrackets() {
        for frame in frames.indices.reversed() {
            for index in frames[frame].brackets.indices.reversed()
            where !frames[frame].brackets[index].isImage {
                guard frames[frame].brackets[index].isActive else { return }
                frames[frame].brackets[index].isActive = false
            }
        }
    }

    private mutating func delimiter(_ range: Range<Int>) {
        guard let byte = source.byte(at: range.lowerBound) else { return }
        if let last = tokens.indices.last, case .delimiter(byte) = tokens[last].kind,
            tokens[last].range.upperBound == range.lowerBound
        {
            tokens[last].range = tokens[last].range.lowerBound..<range.upperBound
            return
        }
        frames[frames.count - 1].delimiters.append(tokens.count)
        tokens.append(InlineToken(kind: .delimiter(byte), range: range))
    }

    private mutating func read(_ text: String, _ range: Range<Int>) {
        guard text.utf8.contains(where: \.mayMatch) else {
            tokens.append(InlineToken(kind: .text(text), range: range))
            return
        }
        var plain: [UInt8] = []
        var from = range.lowerBound
        var at = from
        while at < range.upperBound, let byte = source.byte(at: at), let unit = source.unit(at: at) {
            guard unit.length == 1, byte.mayMatch else {
                plain += unit.says
                at += unit.length
                continue
            }
            flush(&plain, from..<at)
            if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") {
                bracket(byte, at)
            } else {
                delimiter(at..<at + 1)
            }
            at += 1
            from = at
        }
        flush(&plain, from..<at)
    }

    private mutating func flush(_ plain: inout [UInt8], _ range: Range<Int>) {
        guard !plain.isEmpty else { return }
        tokens.append(InlineToken(kind: .text(String(decoding: plain, as: UTF8.self)), range: range))
        plain = []
    }

    private mutating func bracket(_ byte: UInt8, _ at: Int) {
        let frame = frames.count - 1
        if byte == UInt8(ascii: "[") {
            let isImage = source.byte(at: at - 1) == UInt8(ascii: "!") && !source.isEscape(at: at - 2)
            frames[frame].brackets.append(
                Bracket(token: tokens.count, range: at..<at + 1, isImage: isImage))
        } else if let bracket = frames[frame].brackets.popLast(), bracket.isActive,
            source.byte(at: bracket.range.upperBound) == UInt8(ascii: "^"),
            let label = label(bracket.range.upperBound + 1..<at)
        {
            while let last = frames[frame].delimiters.last, last >= bracket.token {
                frames[frame].delimiters.removeLast()
            }
            tokens.removeSubrange(bracket.token...)
            let range = bracket.range.lowerBound..<at + 1
            let text = "[^" + String(decoding: label, as: UTF8.self) + "]"
            let index = footnotes[Footnote.key(of: label)]
            let kind = index.map { MarkdownNode.Kind.footnoteReference(index: $0, use: 0) }
            tokens.append(
                InlineToken(
                    kind: kind.map { .leaf(PlacedInline(kind: $0, depth: 0, range: range)) } ?? .text(text),
                    range: range))
            return
        }
        tokens.append(InlineToken(kind: .text(byte == UInt8(ascii: "[") ? "[" : "]"), range: at..<at + 1))
    }

    private func label(_ range: Range<Int>) -> [UInt8]? {
        guard !range.isEmpty, range.count <= Self.longestLabel else { return nil }
        let bytes = range.compactMap { source.byte(at: $0) }
        return bytes.contains(.lineFeed) ? nil : bytes
    }

    // MARK: Pairs

    private mutating func match() {
        var delimiters: [InlineDelimiter] = []
        for index in frames[frames.count - 1].delimiters {
            let range = tokens[index].range
            guard case .delimiter(let byte) = tokens[index].kind, byte != .tilde || range.count <= 2 else {
                continue
            }
            let flanking = Flanking(byte, range, in: source, from: start)
            guard flanking.canOpen || flanking.canClose else { continue }
            delimiters.append(
                InlineDelimiter(
                    token: index, byte: byte, length: range.count, left: range.count,
                    canOpen: flanking.canOpen, canClose: flanking.canClose))
        }
        DelimiterPairs.match(delimiters, in: &tokens)
    }
}

extension UInt8 {
    /// Whether the character can begin or end emphasis, strikethrough or a reference.
    fileprivate var mayMatch: Bool {
        switch self {
        case .asterisk, .tilde, UInt8(ascii: "_"), UInt8(ascii: "["), UInt8(ascii: "]"): true
        default: false
        }
    }
}

extension MarkdownNode.Kind {
    /// Whether inlines can be inside.
    fileprivate var isContainer: Bool {
        switch self {
        case .emphasis, .strong, .link, .image: true
        default: false
        }
    }
}
