extension [Diagnostic] {
    /// The first problems, and in place of the others one that says so, as severe as the worst of them. A
    /// stranger's text may have a problem in every line, and nobody reads a million.
    package func bounded(to most: Int) -> [Diagnostic] {
        guard count > most else { return self }
        let others = self[most...]
        let severity: Diagnostic.Severity =
            others.contains { $0.severity == .error } ? .error : .warning
        let last = Diagnostic(
            severity, code: .limit, "there are more than \(most) problems; the others are not shown",
            at: others.first?.span)
        return prefix(most) + [last]
    }
}
