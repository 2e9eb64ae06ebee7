/// What a signature asks of its placeholders without saying so: `Pair<T, U>` in it asks what `Pair` asks, and
/// `Set<T>` that T is Hashable.
extension Checker {
    func imply(_ type: StaticType, in signature: GenericSignature) {
        switch type {
        case .set(let element):
            ask(element, for: .hashable, in: signature)
            imply(element, in: signature)
        case .dictionary(let key, let value):
            ask(key, for: .hashable, in: signature)
            imply(key, in: signature)
            imply(value, in: signature)
        case .optional(let inner), .array(let inner), .metatype(let inner), .range(let inner),
            .closedRange(let inner), .sequence(let inner, _):
            imply(inner, in: signature)
        case .tuple(let elements): for element in elements { imply(element.type, in: signature) }
        case .function(let function):
            for part in function.parameters + [function.result] { imply(part, in: signature) }
        case .user(let user):
            guard let generic = user.generic, let origin = user.origin else { return }
            let asked = self.signature(of: origin)
            for (name, argument) in zip(origin.names, generic.arguments) {
                imply(argument, in: signature)
                guard case .parameter(let own) = argument else { continue }
                for bound in asked.bounds(of: name) where !bound.hasPlaceholder {
                    if !signature.bounds(of: own).contains(bound) { signature.add(bound: bound, own) }
                }
                for entry in asked.conformances where entry.name == name {
                    ask(argument, for: entry.conformance, in: signature)
                }
            }
        default: break
        }
    }

    private func ask(_ type: StaticType, for wanted: Conformance, in signature: GenericSignature) {
        guard case .parameter(let name) = type, signature.names.contains(name),
            !signature.asks(name, for: wanted)
        else { return }
        signature.add(wanted, name)
    }
}
