import SwiftSyntax

/// Names at the top level of a program that has several files: `private` ones are known to their file alone,
/// and what exists before the first line is known to the scenario alone.
extension Checker {
    /// The number of the only file that knows a top-level declaration; nil when all of them do.
    func file(knowing modifiers: DeclModifierListSyntax, at range: SourceRange) -> Int? {
        guard files.areSeveral, modifiers.arePrivateToFile else { return nil }
        return files.number(of: range)
    }

    /// What a name of a scope means at a place.
    func entry(named name: String, in here: Scope, at range: SourceRange) -> Scope.Entry? {
        guard files.areSeveral else { return here[name] }
        switch here.kind {
        case .topLevel:
            let own = here[name, inFile: files.number(of: range)]
            if case .functions(let near)? = own, case .functions(let far)? = here[name] {
                return .functions(near + far)
            }
            return own ?? here[name]
        case .predefined: return files.isScenario(range) ? here[name] : nil
        default: return here[name]
        }
    }

    /// What a top-level name, declared at a place, must not mean already.
    ///
    /// - Parameter file: the only one that is to know the declaration; nil for all.
    func rival(of name: String, at range: SourceRange, knownTo file: Int?) -> Scope.Entry? {
        let shared = topLevel[name]
        guard files.areSeveral else { return shared }
        let number = files.number(of: range)
        if let own = topLevel[name, inFile: number] { return own }
        guard file != nil, let place = shared?.range else { return shared }
        return files.number(of: place) == number ? shared : nil
    }
}

extension DeclModifierListSyntax {
    /// Whether a declaration at the top level is for its file only.
    var arePrivateToFile: Bool {
        contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }
}
