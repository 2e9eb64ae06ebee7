/// Numbers of placeholders: `CGFloat(x)` and `T(x)`, where one of the two is a number of which generic code
/// knows only the protocol. What runs is the version for particular types, where both are known.
extension Checker {
    func checkNumberOfStandIn(
        _ type: StaticType, _ arguments: [Argument], _ range: SourceRange
    ) throws -> Typed? {
        guard generics.haveStandIns, arguments.count == 1, arguments[0].label == nil, isNumeric(type) else {
            return nil
        }
        let hint = type.isStandIn && arguments[0].expression.isNumberLiteral ? type : nil
        let found = attempt { try checkValue(arguments[0].expression, hint) }
        guard let given = found.map({ unwrapped($0.result).type }) else { return nil }
        guard type.isStandIn || given.isStandIn, isNumeric(given) else { return nil }
        return Typed(type, Constant(value: .void), range)
    }

    /// What each value has with a raw one or a text, and what each number has whose protocol is known:
    /// a `Double`'s members are those of a placeholder for fractions, an `Int`'s those of one for whole
    /// numbers. Code with stand-ins is checked and never run.
    func numberMembers(_ name: String, of type: UserType, isStatic: Bool) -> [Member] {
        let own = StaticType.user(type)
        if name == "rawValue", !isStatic, let raw = type.rawType {
            return [.native(NativeMember(.property, name, [], raw) { _, _, _ in .void }, on: own)]
        }
        if !isStatic, type.superclass == nil, let wanted = Conformance(describing: name),
            conformances.conforms(own, to: wanted)
        {
            return [.native(NativeMember(.property, name, [], .string) { _, _, _ in .void }, on: own)]
        }
        if name == "zero", isStatic, conformances.conforms(own, to: .numeric) {
            return catalogue.statics(named: name, of: .double).map {
                .native($0.replacing(.double, with: own), on: own)
            }
        }
        let models: [StaticType] = [(.double, .floatingPoint), (.int, .integer)].compactMap {
            conformances.conforms(own, to: $1) ? $0 : nil
        }
        return models.flatMap { model -> [Member] in
            let natives =
                isStatic
                ? catalogue.statics(named: name, of: model) : catalogue.members(named: name, of: model)
            return natives.filter { $0.kind != .initializer }.map {
                .native($0.replacing(model, with: own), on: own)
            }
        }
    }

    private func isNumeric(_ type: StaticType) -> Bool {
        if type.isNumber { return true }
        guard type.isStandIn else { return false }
        return conformances.conforms(type, to: .integer) || conformances.conforms(type, to: .floatingPoint)
    }
}

extension NativeMember {
    /// The same member of another type.
    fileprivate func replacing(_ model: StaticType, with type: StaticType) -> NativeMember {
        let parameters = parameters.map {
            NativeParameter(
                $0.label, $0.type.replacing { $0 == model ? type : nil }, defaultValue: $0.defaultValue,
                isVariadic: $0.isVariadic)
        }
        return NativeMember(
            kind, name, parameters, result.replacing { $0 == model ? type : nil }, isStatic: isStatic,
            isMutating: isMutating, requirements: requirements, isDiscardable: isDiscardable
        ) { _, _, _ in .void }
    }
}
