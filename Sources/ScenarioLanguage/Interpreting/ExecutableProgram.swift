import EventEngine

/// A scenario that is ready to run. Nothing of it changes any more: whatever a run changes is in its
/// `Execution`, so that any number of runs share the program, one after the other or on several threads.
final class ExecutableProgram: @unchecked Sendable {
    /// The top-level statements.
    let main: FunctionCode
    /// How many top-level variables and static properties there are.
    let globalCount: Int
    /// The variables of the top level in order of declaration: they name objects in the trace.
    let roots: [Global]
    let conformances: ConformanceTable
    let extensions: NativeExtensionCode
    let parts: ProgramParts
    /// What comes before this byte of the program's text is Swift's library, of which a reader sees nothing.
    let endOfLibrary: Int32

    init(
        main: FunctionCode, globalCount: Int, roots: [Global], conformances: ConformanceTable,
        extensions: NativeExtensionCode, parts: ProgramParts, endOfLibrary: Int32
    ) {
        self.main = main
        self.globalCount = globalCount
        self.roots = roots
        self.conformances = conformances
        self.extensions = extensions
        self.parts = parts
        self.endOfLibrary = endOfLibrary
    }

    deinit { parts.takeApart() }
}

/// What extensions of the scenario add to types that are not its own, as far as a run asks for it by name.
struct NativeExtensionCode {
    /// What such a type has for the requirements of a protocol, by the extended type.
    var witnesses: [StaticType: [ObjectIdentifier: Witness]] = [:]
    /// The functions and properties of extensions of protocols, whose `self` keeps its type with it.
    var knowsProtocol: Set<ObjectIdentifier> = []
    /// What values of such a type are printed as.
    var descriptions: [StaticType: Property] = [:]
    /// The methods that Objective-C knows, in order of the types' names.
    var actions: [(type: NativeTypeID, name: String, action: ActionCode)] = []

    /// Methods of extensions that override those of extensions of a superclass, by Objective-C's name and by
    /// the extended class.
    var overrides: [String: [NativeTypeID: FunctionCode]] = [:]

    /// The override that is nearest to an object's class; nil where no extension has one.
    func override(of name: String, for object: Value) -> FunctionCode? {
        guard let known = overrides[name] else { return nil }
        return object.nativeClasses.lazy.compactMap { known[$0] }.first
    }

    /// What a type, or the nearest class above it, has for a requirement.
    func witness(for requirement: Requirement, in type: StaticType) -> Witness? {
        var current: StaticType? = witnesses.isEmpty ? nil : type
        while let here = current {
            let id = ObjectIdentifier(requirement)
            if let found = witnesses[here]?[id] ?? witnesses[here.extensionKey]?[id] { return found }
            current = NativeCatalogue.standard.record(of: here)?.superclass.map { .native($0) }
        }
        return nil
    }
}
