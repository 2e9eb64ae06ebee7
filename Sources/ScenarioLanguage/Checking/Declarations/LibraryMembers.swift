/// What a scenario adds to a type of the library is preferred to what the library has under the same name, as
/// Swift prefers the members of the own module.
extension Checker {
    /// Takes the library's members out of the way of one that the scenario declares.
    func hideLibraryMembers(
        like member: Member, named name: String, at range: SourceRange, isStatic: Bool, in place: MemberPlace
    ) {
        guard let declaration = place.declaration, declaration.type.isOfLibrary, place.isExtension,
            !files.isLibrary(range)
        else { return }
        let isHidden: (Member) -> Bool = { [files] other in
            switch (member, other) {
            case (.property, .property(let other)): files.isLibrary(other.range)
            case (.method(let own), .method(let other)):
                files.isLibrary(other.range) && own.hasSameSignature(as: other)
            default: false
            }
        }
        if isStatic {
            declaration.statics[name]?.removeAll(where: isHidden)
        } else {
            declaration.members[name]?.removeAll(where: isHidden)
        }
    }
}
