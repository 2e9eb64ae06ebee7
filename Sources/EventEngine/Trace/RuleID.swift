/// The id of a rule of UIKit's behaviour: a section's letter and a number, `B-06`.
package struct RuleID: Hashable, Comparable, Sendable, CustomStringConvertible {
    package var section: UInt8
    package var number: UInt8

    package init(_ section: Unicode.Scalar, _ number: UInt8) {
        self.section = UInt8(ascii: section)
        self.number = number
    }

    /// No rule: a line that the author's code caused directly, such as a print.
    package static let none = RuleID("-", 0)

    package var description: String {
        self == .none ? "" : "\(Character(Unicode.Scalar(section)))-\(number < 10 ? "0" : "")\(number)"
    }

    @inlinable package static func == (a: RuleID, b: RuleID) -> Bool {
        a.section == b.section && a.number == b.number
    }

    package static func < (a: RuleID, b: RuleID) -> Bool {
        (a.section, a.number) < (b.section, b.number)
    }
}
