import Diagrams

extension HTMLWriter {
    /// A drawing in both widths, of which the style sheet shows the one that fits, and its facts as a table.
    mutating func drawing(_ drawing: Drawing, tableLabel: String) {
        element(.div, .class("drawing"), .role("img"), .label(drawing.sentence)) { picture in
            picture.element(.pre, .class("wide")) { $0.text(drawing.wide) }
            picture.element(.pre, .class("narrow")) { $0.text(drawing.narrow) }
        }
        guard !drawing.table.rows.isEmpty else { return }
        element(.details, .class("facts")) { details in
            details.element(.summary, text: tableLabel)
            details.element(.div, .class("tabular"), .focusable, .role("group"), .label(tableLabel)) {
                frame in
                frame.table(drawing.table)
            }
        }
    }

    private mutating func table(_ facts: FigureTable) {
        element(.table) { table in
            table.element(.caption, text: facts.caption)
            table.element(.thead) { head in
                head.element(.tr) { row in
                    for title in facts.header { row.element(.th, .scope("col"), text: title) }
                }
            }
            table.element(.tbody) { body in
                for facts in facts.rows {
                    body.element(.tr) { row in
                        for cell in facts.cells { row.element(.td, text: cell) }
                    }
                }
            }
        }
    }
}
