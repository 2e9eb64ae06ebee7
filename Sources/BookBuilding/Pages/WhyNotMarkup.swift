extension HTMLWriter {
    /// The question, and a paragraph for each touch or attempt; rules lead to their page.
    mutating func reasons(_ listing: WhyNotListing, in context: LogContext) {
        element(.p, .class("label")) { label in
            label.text(context.strings.whyNot + " ")
            label.element(.code, text: listing.question)
            label.text(context.strings.questionMark)
        }
        element(.ul) { list in
            for line in listing.answer.lines { list.element(.li) { $0.ruled(line, in: context) } }
        }
    }

    /// A sentence in which the ids of rules, `(E-41)`, lead to the page of rules.
    mutating func ruled(_ sentence: String, in context: LogContext) {
        var rest = sentence[...]
        while let rule = rest.firstCitation {
            text(rest[..<rule.startIndex])
            element(.a, .href("\(context.rulesPage)#\(rule)"), text: rule)
            rest = rest[rule.endIndex...]
        }
        text(rest)
    }

    /// Why views heard nothing and recognizers did not recognize, as a folded list under a figure.
    mutating func silences(_ silences: [WhyNotListing], in context: LogContext) {
        guard !silences.isEmpty else { return }
        element(.details, .class("whynot")) { details in
            details.element(.summary, text: context.strings.whyNot + " ..." + context.strings.questionMark)
            details.element(.ul) { list in
                for silence in silences {
                    list.element(.li) { item in
                        item.element(.code, text: silence.question)
                        item.text(": ")
                        item.ruled(silence.answer.lines.first ?? "", in: context)
                    }
                }
            }
        }
    }
}

extension Substring {
    /// The first rule that is named between brackets: `H-22` of `nobody asks (H-22)`. By hand, since a
    /// regular expression is compiled anew for each sentence.
    fileprivate var firstCitation: Substring? {
        var start = startIndex
        while let bracket = utf8[start...].firstIndex(of: UInt8(ascii: "(")) {
            start = utf8.index(after: bracket)
            guard let end = utf8[start...].firstIndex(of: UInt8(ascii: ")")) else { return nil }
            let inside = Array(utf8[start..<end])
            let isRule =
                inside.count > 2 && UInt8(ascii: "A")...UInt8(ascii: "Z") ~= inside[0]
                && inside[1] == UInt8(ascii: "-")
                && inside[2...].allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            if isRule { return self[start..<end] }
        }
        return nil
    }
}
