/// A piece of a program's text that can be left out as a whole: a line, or a block with pieces inside.
package indirect enum SourcePiece: Equatable, Sendable {
    /// One part of a block: `if x {` or `} else {`, and what lies inside.
    package struct Part: Equatable, Sendable {
        package var head: String
        package var body: [SourcePiece]

        package init(_ head: String, _ body: [SourcePiece]) {
            self.head = head
            self.body = body
        }
    }

    case line(String)
    /// Parts one behind the other, and the line that ends the last one.
    case block([Part], end: String)

    /// A block of one part.
    package static func block(_ head: String, _ body: [SourcePiece], end: String = "}") -> SourcePiece {
        .block([Part(head, body)], end: end)
    }

    /// The lines of some pieces, indented.
    package static func text(_ pieces: [SourcePiece], indent: Int = 0) -> String {
        pieces.map { $0.text(indent: indent) }.joined(separator: "\n")
    }

    private func text(indent: Int) -> String {
        let margin = String(repeating: "    ", count: indent)
        switch self {
        case .line(let line): return margin + line
        case .block(let parts, let end):
            let lines = parts.map { part in
                let body = SourcePiece.text(part.body, indent: indent + 1)
                return margin + part.head + (body.isEmpty ? "" : "\n" + body)
            }
            return (lines + [margin + end]).joined(separator: "\n")
        }
    }
}

extension [SourcePiece] {
    /// What is a little less than these pieces, the largest savings first: without one of them, with the
    /// content of a block in its place, with less inside a block.
    package var shrunk: [[SourcePiece]] {
        var without: [[SourcePiece]] = []
        var within: [[SourcePiece]] = []
        for (place, piece) in enumerated() {
            without.append(replacing(place, with: []))
            guard case .block(let parts, let end) = piece else { continue }
            for (number, part) in parts.enumerated() {
                without.append(replacing(place, with: part.body))
                if parts.count > 1 {
                    var fewer = parts
                    fewer.remove(at: number)
                    if number > 0 { within.append(replacing(place, with: [.block(fewer, end: end)])) }
                }
                for body in part.body.shrunk {
                    var changed = parts
                    changed[number].body = body
                    within.append(replacing(place, with: [.block(changed, end: end)]))
                }
            }
        }
        return without + within
    }

    private func replacing(_ place: Int, with pieces: [SourcePiece]) -> [SourcePiece] {
        var result = self
        result.replaceSubrange(place...place, with: pieces)
        return result
    }
}
