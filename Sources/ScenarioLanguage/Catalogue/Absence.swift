/// Something that Swift or Apple's frameworks have and scenarios do not: an author who writes it made no
/// slip, so it is named as absent, and no other name is suggested.
package struct Absence: Hashable, Sendable {
    /// Why it is absent, and what to do instead.
    package struct Reason: Hashable, Sendable {
        /// A clause: `there is no layout by constraints`.
        package let why: String
        /// An order, where there is something: `set 'frame'`.
        package let instead: String?

        init(_ why: String, instead: String? = nil) {
            self.why = why
            self.instead = instead
        }
    }

    /// The name in quotes, behind it the type that has it: `'leadingAnchor' of 'UIView'`.
    package let name: String
    package let reason: Reason

    /// The reason, and what to do instead.
    package var hint: String { reason.instead.map { "\(reason.why): \($0)" } ?? reason.why }
}

/// Names that are absent for one reason.
struct AbsentNames {
    private(set) var names: [String: Absence.Reason] = [:]
    private var beginnings: [(text: String, reason: Absence.Reason)] = []

    /// Types, functions or constants.
    mutating func add(_ reason: Absence.Reason, _ more: [String]) {
        for name in more { names[name] = reason }
    }

    /// All names of the frameworks that begin so, where nothing else is said of them.
    mutating func add(_ reason: Absence.Reason, beginningWith more: [String]) {
        beginnings += more.map { ($0, reason) }
    }

    /// Why a name of a framework is absent.
    func reason(for name: String, of framework: PlatformNames.Framework) -> Absence.Reason {
        names[name] ?? reason(amongBeginnings: name) ?? .usual(of: framework)
    }

    /// Why a function or type of C is absent, which no list has; nil for names that begin as none does.
    func reason(ofC name: String) -> Absence.Reason? {
        name.contains("_") && name.first?.isLowercase == true ? reason(amongBeginnings: name) : nil
    }

    private func reason(amongBeginnings name: String) -> Absence.Reason? {
        beginnings.filter { name.hasPrefix($0.text) }.max { $0.text.count < $1.text.count }?.reason
    }
}
