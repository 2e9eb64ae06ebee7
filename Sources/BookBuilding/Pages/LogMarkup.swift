extension HTMLWriter {
    /// A log as an ordered list; each row can be linked to.
    ///
    /// - Parameter anchors: hands out the id of a row, nil when another figure of the page has it already.
    mutating func log(
        _ listing: LogListing, of scenario: String, anchors: inout LogAnchors, strings: SiteStrings
    ) {
        guard !listing.rows.isEmpty else { return element(.p, .class("none"), text: strings.nothing) }
        element(.ol) { list in
            for row in listing.rows {
                let id = anchors.id(of: row, in: scenario)
                if let id {
                    list.element(.li, .id(id)) { $0.logRow(row, of: scenario) }
                } else {
                    list.element(.li) { $0.logRow(row, of: scenario) }
                }
            }
        }
    }

    private mutating func logRow(_ row: LogListing.Row, of scenario: String) {
        element(.a, .class("at"), .href("#\(scenario).L\(row.number)"), text: String(row.number))
        if !row.time.isEmpty { element(.span, .class("time"), text: row.time) }
        if row.depth > 0 { element(.span, .class("in"), text: String(repeating: "  ", count: row.depth)) }
        element(.span, .class("call")) { call in
            if !row.receiver.isEmpty { call.element(.span, .class("who"), text: row.receiver) }
            call.text(row.message)
            if !row.answer.isEmpty { call.element(.span, .class("answer"), text: row.answer) }
        }
        if !row.rule.isEmpty { element(.span, .class("rule"), text: row.rule) }
    }
}

/// The ids of log rows on one page: `tap-red.L13` is the row that shows entry 13 of `tap-red`, in the first
/// figure that shows it.
struct LogAnchors {
    private var taken: Set<String> = []

    /// The id for a row; nil when it is taken, and for a return, which shares the number of its call.
    mutating func id(of row: LogListing.Row, in scenario: String) -> String? {
        guard !row.isReturn else { return nil }
        let id = "\(scenario).L\(row.number)"
        return taken.insert(id).inserted ? id : nil
    }
}
