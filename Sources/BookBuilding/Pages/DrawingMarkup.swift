import Diagrams
import EventEngine

extension HTMLWriter {
    /// A drawing in both widths, of which the style sheet shows the one that fits, and its facts as a table.
    ///
    /// - Parameters:
    ///   - isEnglish: whether the page is. The words of a drawing are the engine's, whatever the language of
    ///     the book.
    ///   - anchor: the id of the log row that shows a trace entry, nil when the page has none.
    mutating func drawing(
        _ drawing: Drawing, tableLabel: String, isEnglish: Bool, objects: FigureObjects,
        anchor: (_ entry: Int) -> String?
    ) {
        let language = isEnglish ? [] : [HTMLAttribute.lang("en")]
        let names = [HTMLAttribute.class("drawing"), .role("img")] + language + [.label(drawing.sentence)]
        element(.div, attributes: names) { picture in
            for (text, style) in [(drawing.wide, "wide"), (drawing.narrow, "narrow")] {
                picture.element(.pre, .class(style), .data("rows", String(text.frameRows))) {
                    $0.drawn(text.canvas, objects)
                }
            }
        }
        guard !drawing.table.rows.isEmpty else { return }
        element(.details, .class("facts")) { details in
            details.element(.summary, text: tableLabel)
            details.element(.div, .class("tabular"), .focusable, .role("group"), .label(tableLabel)) {
                frame in
                frame.table(drawing.table, objects, anchor: anchor)
            }
        }
    }

    private mutating func table(_ facts: FigureTable, _ objects: FigureObjects, anchor: (Int) -> String?) {
        element(.table) { table in
            table.element(.caption, text: facts.caption)
            table.element(.thead) { head in
                head.element(.tr) { row in
                    for title in facts.header { row.element(.th, text: title) }
                }
            }
            for row in facts.rows {
                let style = objects.styleClass(of: row.object).map { [HTMLAttribute.class($0)] } ?? []
                table.element(.tr, attributes: style) {
                    $0.cells(of: row, naming: facts.nameColumn, anchor: row.entry.flatMap(anchor))
                }
            }
        }
    }

    /// A row of a table of facts; what it is about leads to the log row of the call.
    private mutating func cells(of facts: FigureTable.Row, naming nameColumn: Int, anchor: String?) {
        for (column, cell) in facts.cells.enumerated() {
            guard column == nameColumn else {
                element(.td, text: cell)
                continue
            }
            element(.th) { name in
                guard let anchor else { return name.text(cell) }
                name.element(.a, .href("#" + anchor), text: cell)
            }
        }
    }
}
