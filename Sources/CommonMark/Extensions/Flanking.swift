/// What is beside a run of delimiters decides whether it can begin or end an inline.
struct Flanking {
    let canOpen: Bool
    let canClose: Bool

    /// The run of `byte` over `range`. cmark-gfm looks past tildes beside stars and underscores.
    init(_ byte: UInt8, _ range: Range<Int>, in source: InlineSource, from start: Int) {
        var before = range.lowerBound
        var behind = range.upperBound
        if byte != .tilde {
            while before > start, source.byte(at: before - 1) == .tilde { before -= 1 }
            while source.byte(at: behind) == .tilde { behind += 1 }
        }
        let left = before > start ? Flanking.scalar(endingAt: before, in: source) : "\n"
        let right = Flanking.scalar(at: behind, in: source)
        let isLeft = !Flanking.isSpace(right)
            && (!Flanking.isPunctuation(right) || Flanking.isSpace(left) || Flanking.isPunctuation(left))
        let isRight = !Flanking.isSpace(left)
            && (!Flanking.isPunctuation(left) || Flanking.isSpace(right) || Flanking.isPunctuation(right))
        if byte == UInt8(ascii: "_") {
            canOpen = isLeft && (!isRight || Flanking.isPunctuation(left))
            canClose = isRight && (!isLeft || Flanking.isPunctuation(right))
        } else {
            canOpen = isLeft
            canClose = isRight
        }
    }

    private static func scalar(at start: Int, in source: InlineSource) -> Unicode.Scalar {
        var bytes: [UInt8] = []
        for at in start..<start + 4 {
            guard let byte = source.byte(at: at), bytes.isEmpty || byte & 0xC0 == 0x80 else { break }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self).unicodeScalars.first ?? "\n"
    }

    private static func scalar(endingAt end: Int, in source: InlineSource) -> Unicode.Scalar {
        var start = end - 1
        while start > end - 4, let byte = source.byte(at: start), byte & 0xC0 == 0x80 { start -= 1 }
        return scalar(at: start, in: source)
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 9, 10, 12, 13: true
        default: scalar.properties.generalCategory == .spaceSeparator
        }
    }

    private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        if let ascii = UInt8(exactly: scalar.value), ascii < 0x80 { return ascii.isPunctuation }
        switch scalar.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
            .initialPunctuation, .finalPunctuation, .otherPunctuation:
            return true
        default: return false
        }
    }
}
