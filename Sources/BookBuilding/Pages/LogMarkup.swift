import Diagrams
import EventEngine
import Foundation

/// What a log of a figure shares with the rest of the page.
struct LogContext {
    var scenario: String
    var objects: FigureObjects
    var sources: SourceLines
    /// Whether the scenario's own code is in the same figure.
    var hasCode: Bool
    /// Where points lie in the figure's layout picture; nil without one.
    var picture: Drawing?
    /// The link to the page of rules, without an anchor.
    var rulesPage: String
    var strings: SiteStrings
}

extension HTMLWriter {
    /// A log as an ordered list; each row can be linked to.
    ///
    /// - Parameter anchors: hands out the id of a row, nil when another figure of the page has it already.
    mutating func log(_ listing: LogListing, in context: LogContext, anchors: inout PageAnchors) {
        guard !listing.rows.isEmpty else {
            return element(.p, .class("none"), text: context.strings.nothing)
        }
        element(.ol) { list in
            var facts = RowFacts()
            for row in listing.rows {
                let id = anchors.newID(of: row, in: context.scenario)
                let attributes = context.attributes(of: row, id: id, after: &facts)
                list.element(.li, attributes: attributes) { $0.logRow(row, in: context) }
            }
        }
    }

    private mutating func logRow(_ row: LogListing.Row, in context: LogContext) {
        let target = "#" + PageAnchors.id(row.number, in: context.scenario)
        element(.a, .href(target), text: String(row.number))
        logCall(row)
    }

    /// A row behind its number: time, indentation, the call, its rule, which is below the log once more and
    /// leads to its words there.
    mutating func logCall(_ row: LogListing.Row) {
        if !row.time.isEmpty { element(.samp, text: row.time) }
        if row.indentation > 0 { element(.u, text: String(repeating: " ", count: row.indentation)) }
        element(.code) { call in
            if !row.receiver.isEmpty { call.element(.b, text: row.receiver) }
            call.columns(row.message)
            if !row.answer.isEmpty { call.element(.i) { $0.columns(row.answer) } }
        }
        if row.rule != .none { element(.small, text: row.rule.description) }
    }
}

/// What rows need not say again where it is as it was in the row before.
private struct RowFacts {
    /// Of the row before; nil before the first row.
    var line: Int??
    var source: String?
    var moment: Int64?
    var time: String?
    var fingers: [LogListing.Finger]?
    var wide = ""
    var narrow = ""
}

extension LogContext {
    /// The id, the object, for the style sheet the number of calls that are left out above the row, and for
    /// the script that steps through the calls: the line of code, the time, and where the fingers are.
    ///
    /// - Parameter facts: those of the row before; this one only gives what differs.
    fileprivate func attributes(
        of row: LogListing.Row, id: String?, after facts: inout RowFacts
    ) -> [HTMLAttribute] {
        var attributes: [HTMLAttribute] = []
        if let id { attributes.append(.id(id)) }
        if let style = objects.styleClass(of: row.object) { attributes.append(.class(style)) }
        if facts.line != .some(row.line) {
            let source = row.line.flatMap { sources.mark(ofLine: $0, in: scenario, isHere: hasCode) }
            if source != facts.source { attributes.append(.data("line", source ?? "")) }
            (facts.line, facts.source) = (row.line, source)
        }
        if row.leftOut > 0 { attributes.append(.data("left", String(row.leftOut))) }
        if facts.moment != row.moment {
            let time = Milliseconds.text(row.moment)
            // A row may show its time.
            if time != facts.time, row.time.isEmpty { attributes.append(.data("time", time)) }
            (facts.moment, facts.time) = (row.moment, time)
        }
        if facts.fingers != row.fingers {
            let wide = places(of: row.fingers, in: picture?.wide)
            let narrow = places(of: row.fingers, in: picture?.narrow)
            if wide != facts.wide { attributes.append(.data("wide", wide)) }
            if narrow != facts.narrow { attributes.append(.data("narrow", narrow)) }
            (facts.fingers, facts.wide, facts.narrow) = (row.fingers, wide, narrow)
        }
        return attributes
    }

    /// `12 8 moved;14 8 held`: column and row of each finger that the picture shows, and what it does.
    private func places(of fingers: [LogListing.Finger], in text: DrawnText?) -> String {
        guard let places = text?.places else { return "" }
        return fingers.compactMap { finger in
            places.place(of: finger.location).map { "\($0.column) \($0.row) \(finger.state.rawValue)" }
        }.joined(separator: ";")
    }
}
