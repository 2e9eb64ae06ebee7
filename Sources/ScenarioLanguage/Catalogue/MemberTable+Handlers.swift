import EventEngine

extension MemberTable where Owner: Bridged {
    /// A property of a class that holds a closure without an answer, or nil.
    @_semantics("optimize.sil.specialize.generic.never")
    func handler<each Argument: Bridged>(
        _ name: String, get: @escaping (Owner) -> ((repeat each Argument) -> Void)?,
        set: @escaping (Owner, ((repeat each Argument) -> Void)?) -> Void
    ) {
        let setter: NativeMember.Setter = { _, receiver, _, value in
            let block = try Block<repeat each Argument>?.unwrapping(value)
            let owner = try Owner.unwrapping(receiver)
            guard let block else { return set(owner, nil) }
            set(owner) { (argument: repeat each Argument) in block(repeat each argument) }
        }
        let type = Block<repeat each Argument>?.staticType
        self.type.add(NativeMember(.property, name, [], type, setter: setter) { context, receiver, _ in
            guard let body = get(try Owner.unwrapping(receiver)) else { return .null }
            return Block<repeat each Argument>(in: context, body).bridged
        })
    }
}
