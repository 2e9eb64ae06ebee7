import SwiftSyntax

/// The name of a module in front of another name: `UIKit.UIView`.
struct ModuleInFront {
    /// What the scenario calls its own module; nil while it does not.
    var own: String?
    /// Whether a module of the system's is in front of what is being checked.
    var isOfSystem = false
    /// The same for the scenario's own module.
    var isOwn = false
}

/// The own module's name in front of a name: `MyApp.Card`. Which module files belong to is said nowhere, so
/// that any name which means nothing else may be the module's; it is the same one everywhere.
extension Checker {
    /// Names of modules, which may be in front of anything.
    func isModule(_ name: String) -> Bool {
        ["UIKit", "Foundation", "CoreGraphics", "Swift", "QuartzCore"].contains(name)
    }

    /// An expression in front of a dot as the name of a module; nil for all that cannot be one.
    func mayBeModule(_ syntax: ExprSyntax) -> DeclReferenceExprSyntax? {
        guard let name = syntax.as(DeclReferenceExprSyntax.self) else { return nil }
        // Most names are those of variables, which begin with a small letter of ASCII's.
        let first = name.baseName.spelling.utf8.first ?? 0
        return first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z") ? nil : name
    }

    /// Whether a name is the module's, in front of something that the top level declares.
    func isOwnModule(_ syntax: DeclReferenceExprSyntax, before name: String) -> Bool {
        guard syntax.argumentNames == nil else { return false }
        return isOwnModule(syntax.baseName.text, before: name, at: SourceRange(syntax))
    }

    /// Whether a name is the module's, in front of something that the top level declares.
    func isOwnModule(_ module: String, before name: String, at range: SourceRange) -> Bool {
        guard moduleInFront.own == nil || moduleInFront.own == module, module.first?.isUppercase == true,
            let entry = entry(named: name, in: topLevel, at: range), entry.isDeclared,
            !means(module, at: range)
        else { return false }
        moduleInFront.own = module
        return true
    }

    /// Checks a name that a module of the system's is in front of: none of the scenario's.
    func inModule<Result>(_ body: () throws -> Result) rethrows -> Result {
        moduleInFront.isOfSystem = true
        defer { moduleInFront.isOfSystem = false }
        return try body()
    }

    /// Checks a name that the module's name is in front of: one of the top level.
    func inOwnModule<Result>(_ body: () throws -> Result) rethrows -> Result {
        moduleInFront.isOwn = true
        defer { moduleInFront.isOwn = false }
        return try body()
    }

    /// Whether a name means anything at a place, or meant something before it was refused.
    private func means(_ name: String, at range: SourceRange) -> Bool {
        if refused.names.contains(name) || catalogue.type(named: name) != nil
            || catalogue.absence(named: name) != nil || catalogue.hasKinds(of: name) || isModule(name)
            || !catalogue.functions(named: name).isEmpty || catalogue.constant(named: name) != nil
            || catalogue.conformance(named: name) != nil || genericAlias(named: name) != nil
        {
            return true
        }
        var current: Scope? = scope
        while let here = current {
            if entry(named: name, in: here, at: range) != nil { return true }
            if case .type(let owner) = here.kind,
                nestedType(named: name, in: owner) != nil || !members(named: name, of: owner).isEmpty
                    || !statics(named: name, of: owner).isEmpty
            {
                return true
            }
            if case .type(.user(let user)) = here.kind, user.origin?.name == name { return true }
            current = here.parent
        }
        return false
    }
}

extension Scope.Entry {
    /// Whether it is something that the top level declares, and not refused.
    fileprivate var isDeclared: Bool {
        switch self {
        case .global, .computed, .functions, .type: true
        default: false
        }
    }
}
