import Diagrams

extension HTMLWriter {
    /// Two logs side by side; long stretches of calls that both share are folded.
    ///
    /// - Parameter anchors: knows which rows the page's logs show.
    mutating func comparison(_ listing: ComparisonListing, in context: LogContext, anchors: PageAnchors) {
        guard !listing.rows.isEmpty else {
            return element(.p, .class("none"), text: context.strings.nothing)
        }
        let isSame = listing.stretches.allSatisfy { $0.isShared }
        let words = isSame ? context.strings.sameCalls : context.strings.sharedCalls
        for stretch in listing.stretches {
            guard stretch.isShared, stretch.rows.count > ComparisonListing.mostUnfolded else {
                rows(stretch.rows, of: listing, in: context, anchors)
                continue
            }
            element(.details) { details in
                details.element(.summary, text: words.replacing("#", with: String(stretch.rows.count)))
                details.rows(stretch.rows, of: listing, in: context, anchors)
            }
        }
    }

    private mutating func rows(
        _ rows: ArraySlice<ComparisonListing.Row>, of listing: ComparisonListing, in context: LogContext,
        _ anchors: PageAnchors
    ) {
        element(.ol) { list in
            for row in rows {
                list.element(.li, attributes: row.side.style.map { [.class($0)] } ?? []) { item in
                    // The glyph says it all where colours are the system's.
                    item.element(.span, text: row.side.mark)
                    let place = listing.place(of: row, anchors)
                    let link = place.map { [HTMLAttribute.href("#" + $0.id)] } ?? []
                    item.element(.a, attributes: link) { if let place { $0.text(String(place.number)) } }
                    item.logCall(row.row)
                }
            }
        }
    }
}

extension ComparisonListing {
    /// So many shared rows in succession are shown as they are.
    static let mostUnfolded = 4

    /// The log row that shows a call: of the scenario that has it, of the first one where both do; nil when
    /// no log of the page shows it.
    fileprivate func place(of row: Row, _ anchors: PageAnchors) -> (id: String, number: Int)? {
        for (entry, name) in [(row.firstEntry, first), (row.secondEntry, second)] {
            if let entry, let id = anchors.id(ofEntry: entry, in: name) { return (id, entry + 1) }
        }
        return nil
    }
}

extension LogComparison.Side {
    /// The class of a row for the style sheet; none for what both have.
    fileprivate var style: String? {
        switch self {
        case .both: nil
        case .first: "first"
        case .second: "second"
        }
    }
}
