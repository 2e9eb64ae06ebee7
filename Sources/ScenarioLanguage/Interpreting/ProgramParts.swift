/// The functions and types of a program. They refer to each other in circles, so that the owner of the
/// program takes it apart when nobody needs it any more.
final class ProgramParts {
    private var codes: [FunctionCode] = []
    private var types: [UserType] = []
    /// Objective-C's names of the methods that the program names with `#selector`.
    var selectors: Set<String> = []
    /// Whether the program asks for the appearance of a class.
    var usesAppearances = false

    /// A function whose body is still to come.
    func makeCode(_ name: String) -> FunctionCode {
        let code = FunctionCode(name)
        codes.append(code)
        return code
    }

    /// A type that has nothing yet but its name.
    func makeType(_ name: String, kind: UserType.Kind) -> UserType {
        let type = UserType(name, kind: kind)
        types.append(type)
        return type
    }

    /// Ends all circles; no function can be called after that.
    func takeApart() {
        for code in codes { code.body = [] }
        for type in types { type.takeApart() }
        codes = []
        types = []
    }
}

extension UserType {
    /// Lets go of everything that leads back here.
    fileprivate func takeApart() {
        (superclass, generic, declaration) = (nil, nil, nil)
        (protocols, fields, cases) = ([], [], [])
        (describe, equals, isLess, hashes) = (nil, nil, nil, nil)
    }
}
