extension HTMLWriter {
    /// A log as an ordered list; each row can be linked to.
    ///
    /// - Parameter anchors: hands out the id of a row, nil when another figure of the page has it already.
    mutating func log(
        _ listing: LogListing, of scenario: String, anchors: inout PageAnchors, strings: SiteStrings
    ) {
        guard !listing.rows.isEmpty else { return element(.p, .class("none"), text: strings.nothing) }
        element(.ol) { list in
            for row in listing.rows {
                let id = anchors.newID(of: row, in: scenario)
                if let id {
                    list.element(.li, .id(id)) { $0.logRow(row, of: scenario) }
                } else {
                    list.element(.li) { $0.logRow(row, of: scenario) }
                }
            }
        }
    }

    private mutating func logRow(_ row: LogListing.Row, of scenario: String) {
        element(
            .a, .class("at"), .href("#" + PageAnchors.id(row.number, in: scenario)), text: String(row.number))
        if !row.time.isEmpty { element(.span, .class("time"), text: row.time) }
        if row.indentation > 0 {
            element(.span, .class("in"), text: String(repeating: " ", count: row.indentation))
        }
        element(.span, .class("call")) { call in
            if !row.receiver.isEmpty {
                call.element(.span, .class("who"), text: row.receiver)
                // Where a narrow page may break the line.
                call.void(.wbr)
            }
            call.text(row.message)
            if !row.answer.isEmpty { call.element(.span, .class("answer"), text: row.answer) }
        }
        if !row.rule.isEmpty { element(.span, .class("rule"), text: row.rule) }
    }
}
