/// The difference of two texts in the form that `diff -u` made familiar. Line numbers can start where the
/// text is in its file, so that the numbers shown are those of the chapter.
package struct UnifiedDiff: Sendable {
    /// One of the two texts.
    package struct Side: Sendable {
        /// What the header calls it: `Chapters/01-x.md (accepted)`.
        package var name: String
        /// Lines without their line ends.
        package var lines: [String]
        /// The 1-based number, in its file, of the first line.
        package var firstLine: Int

        package init(name: String, lines: [String], firstLine: Int = 1) {
            self.name = name
            self.lines = lines
            self.firstLine = firstLine
        }
    }

    /// What was there before.
    package var old: Side
    /// What there is now.
    package var new: Side
    /// How both relate, line by line; lines are equal when their bytes are.
    package let difference: SequenceDifference

    package init(old: Side, new: Side) {
        self.old = old
        self.new = new
        difference = SequenceDifference(
            from: old.lines.map { Array($0.utf8) }, to: new.lines.map { Array($0.utf8) })
    }

    /// Whether there is nothing to show.
    package var isEmpty: Bool { difference.isEmpty }

    /// The diff as text, ended by a line feed: header, then hunks with `context` equal lines around each
    /// change. Empty when both sides are equal. Control characters are shown, never sent to the terminal.
    package func render(context: Int = 3, style: TerminalStyle = .plain) -> String {
        guard !isEmpty else { return "" }
        var output = style.apply(.strong, to: "--- \(Printable.line(old.name))") + "\n"
        output += style.apply(.strong, to: "+++ \(Printable.line(new.name))") + "\n"
        var before = (old: 0, new: 0)
        var counted = 0
        for hunk in hunks(context: context) {
            count(counted..<hunk.lowerBound, into: &before)
            counted = hunk.lowerBound
            output += render(hunk, behind: before, style)
        }
        return output
    }

    /// Stretches of steps that are shown together.
    private func hunks(context: Int) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, step) in difference.steps.enumerated() {
            if case .same = step { continue }
            let lower = max(0, index - context)
            let upper = min(difference.steps.count, index + context + 1)
            if let last = hunks.last, lower <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<upper
            } else {
                hunks.append(lower..<upper)
            }
        }
        return hunks
    }

    private func render(
        _ hunk: Range<Int>, behind before: (old: Int, new: Int), _ style: TerminalStyle
    ) -> String {
        var body = ""
        var count = (old: 0, new: 0)
        var change = LineChange()
        for step in difference.steps[hunk] {
            switch step {
            case .same(_, let index):
                body += change.render(style)
                change = LineChange()
                body += " \(Printable.line(new.lines[index]))\n"
                count = (count.old + 1, count.new + 1)
            case .removed(let index):
                change.removed.append(Self.withVisibleBlanks(old.lines[index]))
                count.old += 1
            case .added(let index):
                change.added.append(Self.withVisibleBlanks(new.lines[index]))
                count.new += 1
            }
        }
        body += change.render(style)
        let header = "@@ -\(range(old, before.old, count.old)) +\(range(new, before.new, count.new)) @@"
        return style.apply(.place, to: header) + "\n" + body
    }

    /// A line with blanks at its end as `·` and tabs as `→`, which nobody could see.
    private static func withVisibleBlanks(_ line: String) -> String {
        guard line.last == " " || line.contains("\t") else { return Printable.line(line) }
        let end = line.reversed().prefix { $0 == " " || $0 == "\t" }.count
        let shown = line.dropLast(end) + line.suffix(end).map { $0 == " " ? "·" : $0 }
        return Printable.line(shown.map { $0 == "\t" ? "→" : String($0) }.joined())
    }

    /// Adds the lines of either side that some steps have.
    private func count(_ range: Range<Int>, into count: inout (old: Int, new: Int)) {
        for step in difference.steps[range] {
            switch step {
            case .same: count = (count.old + 1, count.new + 1)
            case .removed: count.old += 1
            case .added: count.new += 1
            }
        }
    }

    /// `start,count` of a hunk; an empty one names the line before it, as `diff` does.
    private func range(_ side: Side, _ before: Int, _ count: Int) -> String {
        let start = side.firstLine + before - (count == 0 ? 1 : 0)
        return count == 1 ? "\(start)" : "\(start),\(count)"
    }
}
