import Reporting

/// Whether types are what signatures ask of them.
extension Checker {
    /// Whether types are what a signature asks of them; reports the first that is not.
    func check(
        _ types: [String: StaticType], against signature: GenericSignature, at range: SourceRange
    ) throws {
        let all = completed(types)
        for requirement in signature.requirements { try check(requirement, all, at: range) }
    }

    /// `T: P`, where P is no protocol of Swift's library.
    func check(_ name: String, inherits bound: StaticType, _ type: StaticType, at range: SourceRange) throws {
        // Swift's `Error` is the one protocol that conforms to itself.
        let conformsToItself = type == bound && type == .user(errorType)
        // `some P` is a type that conforms, whichever it is.
        let isOpaque = name.hasPrefix("Self.") && associations.opaque.contains(type)
        if isProtocol(type), isProtocol(bound), !type.isStandIn, type != .anyObject, !conformsToItself,
            !isOpaque, enclosing.opening?.canOpen(name) != true
        {
            throw unsupported(
                "a value of the protocol '\(type)' for the placeholder '\(name)'",
                hint: "take '\(bound)' itself", at: range)
        }
        guard conversionCost(from: type, to: bound) != nil else {
            throw fail(
                .requirementNotMet(type: type.description, requirement: bound.description), at: range)
        }
    }

    /// Checks what a call found for placeholders against one requirement.
    func check(
        _ requirement: GenericRequirement, _ types: [String: StaticType], at range: SourceRange
    ) throws {
        switch requirement {
        case .inherits(let name, let bound):
            if let type = types[name] { try check(name, inherits: bound, type, at: range) }
        case .conforms(let name, let conformance):
            guard let type = types[name], !conformances.conforms(type, to: conformance) else { return }
            throw fail(
                .requirementNotMet(type: type.description, requirement: conformance.rawValue), at: range)
        case .same(let name, let wanted):
            let asked = wanted.substituting(types)
            guard let type = types[name], type != asked else { return }
            // What stands for a `some P` has no name that an author knows.
            let shown = name.hasPrefix("some ") ? String(name.drop { $0 != "." }.dropFirst()) : name
            let found = name.contains(".") ? "\(shown) = \(type)" : type.description
            throw fail(.mismatch(expected: asked.description, found: found), at: range)
        }
    }

    /// Whether types are what a signature asks of them.
    func satisfies(_ types: [String: StaticType], _ signature: GenericSignature) -> Bool {
        let types = completed(types)
        let isSame = signature.same.allSatisfy { types[$0.name] == types[$0.other] }
        return isSame && signature.bounds.allSatisfy { bound in
            types[bound.name].map { conversionCost(from: $0, to: bound.type) != nil } ?? false
        }
            && signature.conformances.allSatisfy { entry in
                types[entry.name].map { conformances.conforms($0, to: entry.conformance) } ?? false
            } && signature.settled.allSatisfy { types[$0.name] == $0.type }
    }
}
