/// What is said of members that are not there.
extension Checker {
    /// Why a member of the type around is missing that is named without `self`.
    func absenceOfMember(_ name: String) -> Absence? {
        var current: Scope? = scope
        while let here = current {
            if case .type(let owner) = here.kind,
                let absence = catalogue.absence(ofMember: name, in: owner)
            {
                return absence
            }
            current = here.parent
        }
        return nil
    }
}
