/// Something that was published, as far as it is known: a source of rules.
package struct Publication: Sendable, Equatable {
    /// What it is worth as grounds of a rule.
    package enum Kind: Sendable {
        /// Apple's own words: `documented`.
        case apple
        /// A log, a stack trace, a dump or a measurement of a running system: `seen on a device`.
        case measurement
        /// What others say or have built: `reported`.
        case report
        /// Nothing was published; the rule follows from others: `inferred`, or `our decision`.
        case ownWork
    }

    package let title: String
    /// A company, a site or a person.
    package let publisher: String
    /// Nil where none is known.
    package let year: Int?
    /// Where it is on the web; nil where no address is known.
    package let address: String?
    /// What is beside a rule: `UIView.h`, `WWDC 2014, session 235`.
    package let shortName: String
    package let kind: Kind

    init(
        _ title: String, by publisher: String, _ year: Int? = nil, at address: String? = nil, short: String,
        _ kind: Kind
    ) {
        self.title = title
        self.publisher = publisher
        self.year = year
        self.address = address
        shortName = short
        self.kind = kind
    }

    /// Publisher and year: `Apple, WWDC 2014, session 235`, `I. Lobanov, 2019`.
    package var origin: String {
        guard let year, !publisher.contains(String(year)) else { return publisher }
        return "\(publisher), \(year)"
    }

    /// All of it in a sentence.
    package var citation: String {
        "\(title). \(origin)." + (address.map { " <\($0)>" } ?? "")
    }
}
