import Foundation

/// What is said of members that are not there, and of other names.
extension Checker {
    /// Refuses a name that other apps may use and scenarios may not.
    func checkIsHere(_ name: String, at range: SourceRange) throws {
        let own = wantsSuggestions ? declarationOrder.map(\.type.name) : []
        guard let absence = catalogue.absence(named: name, beside: own) else { return }
        throw fail(.absent(absence), at: range)
    }

    /// Why a method of all objects is missing that Objective-C's classes have as well: `A.responds(to:)`.
    func refuseOfClass(_ name: String, _ base: MemberBase, at range: SourceRange) throws {
        guard base.isStatic, isSubclass(base.type, of: NSObject.staticType),
            Self.namesOfClassesToo.contains(name)
        else { return }
        throw unsupported("'\(name)' of a class", hint: "ask an object of it", at: range)
    }

    private static let namesOfClassesToo: Set<String> = [
        "responds", "perform", "isEqual", "hash", "instancesRespond", "instanceMethod", "conforms",
    ]

    /// What is said of a member that is not there: what it is called now, or what is like it.
    func unknownMember(_ name: String, of type: StaticType, isStatic: Bool) -> CheckProblem {
        if let now = nameOfToday(of: name, in: type, isStatic: isStatic) {
            return .renamedMember(name, owner: type.ownerName, now: now)
        }
        if let unmet = unmetCondition(of: name, type) { return unmet }
        if type == .anyObject {
            return .unsupported("'\(name)' of 'AnyObject'", hint: "cast it to its class: 'x as? UIView'")
        }
        let names = memberNames(of: type, isStatic: isStatic)
        if let absence = catalogue.absence(ofUnlisted: name, in: type, beside: names) {
            return .absent(absence)
        }
        return .unknownMember(name, owner: type.ownerName, candidates: names)
    }

    /// What a member of UIKit's is called now whose name was another one in Swift 2; nil for others.
    func nameOfToday(of old: String, in type: StaticType, isStatic: Bool = false) -> String? {
        var current: StaticType? = type
        while case .user(let user)? = current { current = user.superclass }
        guard wantsSuggestions, let native = current else { return nil }
        return catalogue.nameOfToday(of: old, in: native, isStatic: isStatic)
    }

    /// Where a scenario adds `makeImage(with:)` beside a `makeImage()` that scenarios do not have, a call
    /// that does not fit means that one; and one that does not fit may mean a method of the same name that
    /// scenarios do not have.
    func checkingPresence(
        _ members: [Member], _ name: String, on base: MemberBase, _ arguments: [Argument],
        _ place: SourceRange, _ call: () throws -> Typed
    ) throws -> Typed {
        if members.allSatisfy(\.isAdded), let absence = catalogue.absence(ofMember: name, in: base.type),
            attempt(call) == nil
        {
            throw fail(.absent(absence), at: place)
        }
        let before = problems.count
        do {
            return try call()
        } catch {
            let called = name + "(" + arguments.map { ($0.label ?? "_") + ":" }.joined() + ")"
            guard let absence = catalogue.absence(ofOverload: called, in: base.type) else { throw error }
            _ = problems.cut(to: before)
            throw fail(.absent(absence), at: place)
        }
    }

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

extension Member {
    /// Whether an extension of the scenario adds it to a type of the catalogue.
    fileprivate var isAdded: Bool {
        if case .method(let method) = self { method.isOfNativeExtension } else { false }
    }
}
