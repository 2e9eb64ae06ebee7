import EventEngine

/// What a scenario's code declares, whether or not the trace mentions it: a sentence may say of an object
/// that nothing happened to it.
package struct ScenarioDeclarations: Sendable {
    /// A class of the scenario.
    package struct Class: Sendable {
        package var name: String
        /// The nearest class of UIKit's own; nil for a class that has none above it.
        package var kitName: String?
        /// The methods that can be actions, inherited ones included: `tapped(_:)`.
        package var actions: [String]
    }

    /// In order of declaration.
    package var classes: [Class] = []
    /// The top-level variables that can hold objects, with the names of their classes, in order of place.
    package var variables: [(name: String, className: String)] = []
    /// The actions that the scenario adds to classes of UIKit's own.
    package var addedActions: [String] = []

    /// The top-level variables and constants that can hold objects, whatever is known of those.
    var holders: [String] = []

    /// The classes, and the top-level variables and constants that can hold objects: names that a log may ask
    /// for although nothing of them is in the recording. Sorted, each once.
    package var names: [String] { Set(classes.map(\.name) + holders).sorted() }

    /// A scenario that declares nothing.
    package init() {}

}

extension Checker {
    /// What a checked program declares.
    func describe(_ program: CheckedProgram) -> ScenarioDeclarations {
        var found = ScenarioDeclarations()
        found.classes = program.types.filter { $0.type.kind == .class }.map(describe)
        found.variables = program.variables.compactMap { binding in
            binding.type.flatMap(className).map { (binding.global.name, $0) }
        }
        found.holders = program.variables.compactMap { binding in
            binding.type.map { isClass($0.wrapped ?? $0) } == true ? binding.global.name : nil
        }
        found.addedActions = addedActions
        return found
    }

    private func describe(_ declaration: TypeDeclaration) -> ScenarioDeclarations.Class {
        var described = ScenarioDeclarations.Class(name: declaration.type.name, kitName: nil, actions: [])
        var current: StaticType? = declaration.staticType
        while case .user(let type)? = current {
            described.actions += actions(among: self.declaration(of: type).order)
            current = type.superclass
        }
        if let current { described.kitName = catalogue.record(of: current)?.name }
        return described
    }

    private var addedActions: [String] {
        extensions.ofNative.sorted { $0.key.description < $1.key.description }.flatMap { _, added in
            actions(among: added.members.sorted { $0.key < $1.key }.flatMap(\.value))
        }
    }

    private func actions(among members: [Member]) -> [String] {
        members.compactMap { member in
            guard case .method(let method) = member, method.objectiveCName != nil, !method.isStatic else {
                return nil
            }
            return method.fullName
        }
    }

    /// The class that a variable's type names; nil for what is no object.
    func className(of type: StaticType) -> String? {
        switch type.wrapped ?? type {
        case .user(let user) where user.kind == .class: user.name
        case .native where isClass(type.wrapped ?? type): catalogue.record(of: type.wrapped ?? type)?.name
        default: nil
        }
    }
}
