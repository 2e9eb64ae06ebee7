extension HTMLWriter {
    /// A table of runs; each row leads to the log of its run, which is folded below.
    mutating func table(_ listing: TableListing, in context: LogContext, anchors: inout PageAnchors) {
        let strings = context.strings
        let ids = anchors.newTable(of: context.scenario, runs: listing.logs.count)
        let linked = listing.logColumn ?? 0
        element(.div, .class("tabular"), .focusable, .role("group"), .label(strings.runs)) { frame in
            frame.element(.table) { table in
                table.element(.caption, text: strings.runs)
                table.element(.thead) { head in
                    head.element(.tr) { row in
                        for title in listing.header { row.element(.th, text: title) }
                    }
                }
                for (number, cells) in listing.rows.enumerated() {
                    table.element(.tr) { row in
                        for (column, cell) in cells.enumerated() {
                            let link = column == linked
                                ? (id: ids[number], label: listing.combination(number)) : nil
                            row.cell(cell, isHead: column < listing.dimensions, link: link)
                        }
                    }
                }
            }
        }
        element(.div, .class("log"), .role("group"), .label(strings.logsOfRuns)) { logs in
            for (number, log) in listing.logs.enumerated() {
                logs.element(.details, .id(ids[number])) { details in
                    details.element(.summary, text: listing.combination(number))
                    details.plainLog(log, in: context)
                }
            }
        }
    }

    /// - Parameter link: where the cell leads, and the run in words: many cells say no more than `true`.
    private mutating func cell(_ text: String, isHead: Bool, link: (id: String, label: String)?) {
        let content = { (cell: inout HTMLWriter) in
            guard let link else { return cell.text(text) }
            cell.element(.a, .href("#" + link.id), .label("\(text): \(link.label)"), text: text)
        }
        if isHead {
            element(.th, content: content)
        } else {
            element(.td, content: content)
        }
    }

    /// A log whose rows nothing can link to: the run has no name of its own.
    private mutating func plainLog(_ listing: LogListing, in context: LogContext) {
        guard !listing.rows.isEmpty else {
            return element(.p, .class("none"), text: context.strings.nothing)
        }
        element(.ol) { list in
            for row in listing.rows {
                list.element(.li) { item in
                    // Where other rows have a link to themselves.
                    item.element(.a, text: String(row.number))
                    item.logCall(row)
                }
            }
        }
    }
}
