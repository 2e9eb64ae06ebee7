import Diagrams

extension HTMLWriter {
    /// A drawing in both widths, of which the style sheet shows the one that fits, and its facts as a table.
    ///
    /// - Parameter anchor: the id of the log row that shows a trace entry, nil when the page has none.
    mutating func drawing(_ drawing: Drawing, tableLabel: String, anchor: (_ entry: Int) -> String?) {
        element(.div, .class("drawing"), .role("img"), .label(drawing.sentence)) { picture in
            picture.element(.pre, .class("wide")) { $0.text(drawing.wide) }
            picture.element(.pre, .class("narrow")) { $0.text(drawing.narrow) }
        }
        guard !drawing.table.rows.isEmpty else { return }
        element(.details, .class("facts")) { details in
            details.element(.summary, text: tableLabel)
            details.element(.div, .class("tabular"), .focusable, .role("group"), .label(tableLabel)) {
                frame in
                frame.table(drawing.table, anchor: anchor)
            }
        }
    }

    private mutating func table(_ facts: FigureTable, anchor: (Int) -> String?) {
        element(.table) { table in
            table.element(.caption, text: facts.caption)
            table.element(.thead) { head in
                head.element(.tr) { row in
                    for title in facts.header { row.element(.th, .scope("col"), text: title) }
                }
            }
            table.element(.tbody) { body in
                for row in facts.rows {
                    body.row(row, naming: facts.nameColumn, anchor: row.entry.flatMap(anchor))
                }
            }
        }
    }

    /// A row of a table of facts; what it is about leads to the log row of the call.
    private mutating func row(_ facts: FigureTable.Row, naming nameColumn: Int, anchor: String?) {
        element(.tr) { row in
            for (column, cell) in facts.cells.enumerated() {
                guard column == nameColumn else {
                    row.element(.td, text: cell)
                    continue
                }
                row.element(.th, .scope("row")) { name in
                    guard let anchor else { return name.text(cell) }
                    name.element(.a, .href("#" + anchor), text: cell)
                }
            }
        }
    }
}
