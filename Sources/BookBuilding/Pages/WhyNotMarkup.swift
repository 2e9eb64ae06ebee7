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
        while let match = rest.firstMatch(of: /\(([A-Z]-[0-9]+)\)/) {
            text(rest[..<match.range.lowerBound] + "(")
            element(.a, .class("cited"), .href("\(context.rulesPage)#\(match.1)"), text: match.1)
            text(")")
            rest = rest[match.range.upperBound...]
        }
        text(rest)
    }

    /// Why views heard nothing and recognizers did not recognize, as a folded list under a figure.
    mutating func silences(_ silences: [WhyNotListing], in context: LogContext) {
        guard !silences.isEmpty else { return }
        element(.details, .class("why whynot")) { details in
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
