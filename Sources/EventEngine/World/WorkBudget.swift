/// What a run may still do. Interpreter, members of the catalogue, checker and engine all draw from the
/// budget of their run, so that no mixture of them costs more than each alone.
///
/// A unit is the work of looking at one thing: an element that is compared, hashed or copied, sixteen bytes
/// of text, a view that is asked or walked, a recognizer that is asked, an entry that is recorded. It takes
/// 10 to 50 nanoseconds in a release build, whatever it is. Units are counts and not times, so that every
/// machine agrees about where a run ends.
package final class WorkBudget {
    /// What a run may do altogether, in units.
    package let limit: Int
    /// What is left, in units; negative once more was asked for than there was. Private, so that the compiler
    /// sees all who change it: everything draws.
    private var rest: Int
    /// Hears once that nothing is left.
    package var whenExhausted: () -> Void = {}
    /// Hears that something lies deeper in itself than a stack allows.
    package var whenTooDeep: () -> Void = {}

    /// Far more than a scenario of a book needs, and over in well under a second.
    package static let standard = 20_000_000

    package init(limit: Int = WorkBudget.standard) {
        self.limit = limit
        rest = limit
    }

    /// What was drawn so far, in units; never more than the limit.
    package var spent: Int { limit - max(0, left) }
    package var isExhausted: Bool { left < 0 }
    /// What is left, in units; negative once more was asked for than there was.
    package var left: Int { rest }

    /// Takes units off.
    ///
    /// - Returns: false when there were not so many; whoever draws then stops as soon as it can.
    @discardableResult
    package func draw(_ units: Int) -> Bool {
        let before = rest
        guard before >= 0 else { return false }
        let (after, overflows) = before.subtractingReportingOverflow(units)
        rest = overflows ? -1 : after
        if after >= 0, !overflows { return true }
        whenExhausted()
        return false
    }

    /// Says that something lies too deep to be looked at; whoever says so stops.
    package func refuseDepth() { whenTooDeep() }

    /// Takes off what it costs to look at, copy or write a text of so many UTF-8 bytes.
    @discardableResult
    package func draw(bytes count: Int) -> Bool { draw(count / 16 + 1) }
}
