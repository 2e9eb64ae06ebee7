import EventEngine
import Foundation

/// Every type, member and function that scenarios may use of Swift's library and of the engine.
///
/// Built once for a process and never changed, so it may be used from any thread.
package final class NativeCatalogue: @unchecked Sendable {
    /// The one catalogue.
    package static let standard = NativeCatalogue(NativeCatalogue.fill)

    @exclusivity(unchecked) private var types = NativeTypeTable()
    /// The same types, and the functions and constants, as they were added.
    private var order: (types: [NativeType], globals: [NativeMember]) = ([], [])
    @exclusivity(unchecked) private var names: [String: StaticType] = [:]
    @exclusivity(unchecked) private var functions: [String: [NativeMember]] = [:]
    @exclusivity(unchecked) private var constants: [String: NativeMember] = [:]
    /// What a name alone means that is none of a type: a constant, or else functions.
    @exclusivity(unchecked) private var bareRows: [String: [NativeMember]] = [:]
    private let conformances: [String: Conformance] = {
        let named = Dictionary(uniqueKeysWithValues: Conformance.allCases.map { ($0.rawValue, $0) })
        return named.merging(["Numeric": .numeric]) { $1 }
    }()
    private var operators: Set<String> = []
    /// The names of generic types of which there are kinds: `NSLayoutAnchor`.
    private var origins: Set<String> = []
    /// The names of methods that protocols let types leave out.
    private var optionalMethods: Set<String> = []
    /// The pages of the language reference.
    package private(set) var pages: [ReferencePage] = []
    /// Names that scenarios do not have.
    private(set) var absentNames = AbsentNames()

    /// A catalogue with the rows that `fill` adds.
    init(_ fill: (NativeCatalogue) -> Void) {
        fill(self)
        numberMembers()
        var finished: Set<NativeTypeID> = []
        for type in types.values { inherit(type, &finished) }
        for (name, type) in names {
            nest(name, type)
            if let bracket = name.utf8.firstIndex(of: UInt8(ascii: "<")) {
                origins.insert(String(name[..<bracket]))
            }
        }
        for type in types.values {
            operators.formUnion(type.statics.keys.filter { $0.first.map { !$0.isLetter } ?? false })
            seal(type)
        }
        for member in functions.values.joined() { member.seal() }
        bareRows = functions.merging(constants.mapValues { [$0] }) { $1 }
    }

    private func numberMembers() {
        var number = 0
        for member in order.types.lazy.flatMap({ $0.rows + $0.optionalMethods }) + order.globals {
            member.number = number
            number += 1
        }
        order = ([], [])
    }

    /// Ends the making of a type.
    private func seal(_ type: NativeType) {
        for member in type.rows + type.optionalMethods { member.seal() }
        optionalMethods.formUnion(type.optionalMethods.map(\.name))
        type.isObject = isClass(type.id, sameOrSubclassOf: NativeTypeID(NSObject.self))
        type.adopted = AdoptedMembers(of: type, record: { types[$0] })
    }

    /// Whether any type of the catalogue has a row for an operator.
    func hasOperator(_ name: String) -> Bool { operators.contains(name) }

    /// Whether any protocol of the catalogue has an optional method of a name.
    func hasOptionalMethod(_ name: String) -> Bool { optionalMethods.contains(name) }

    /// Gives a class the members of its superclasses, so that looking one up is one step.
    private func inherit(_ type: NativeType, _ finished: inout Set<NativeTypeID>) {
        guard finished.insert(type.id).inserted, let id = type.superclass else { return }
        guard let superclass = types[id] else {
            preconditionFailure("the superclass of \(type.name) has no record")
        }
        inherit(superclass, &finished)
        type.inherit(superclass)
    }

    /// Tells `UIEvent` that `UIEvent.EventType` is inside it.
    private func nest(_ name: String, _ type: StaticType) {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
            let owner = names[String(name[..<dot])]
        else { return }
        record(of: owner)?.nested[String(name[name.index(after: dot)...])] = type
    }

    // MARK: Looking up

    /// The type of a name as authors write it: `Int`, `CGRect`, `UIEvent.EventType`, `TimeInterval`.
    /// Generic types answer with their placeholders: `Array` is `[Element]`.
    package func type(named name: String) -> StaticType? { names[name] }

    /// Whether a name with arguments behind it is one of the catalogue's.
    func hasArguments(_ name: String) -> Bool { origins.contains(name) }

    /// Whether the catalogue has some kinds of a generic class: `NSLayoutAnchor<NSLayoutXAxisAnchor>`.
    func hasKinds(of name: String) -> Bool {
        names.contains { $0.key.hasPrefix(name + "<") && record(of: $0.value)?.superclass != nil }
    }

    /// The kinds of a generic class that the catalogue has, by name.
    func kinds(of name: String) -> [NativeType] { records.filter { $0.origin == name } }

    /// The catalogue's record of a native type, or of the family that a type of Swift's library belongs to.
    package func record(of type: StaticType) -> NativeType? {
        guard let id = type.family else { return nil }
        return types[id] ?? nearest(of: id)
    }

    /// Members of instances with this base name, those of the nearest class first, without those that they
    /// override. `subscript` for subscripts. Signatures may hold placeholders, whose types
    /// `type.placeholders` has. One look-up in a table, which copies nothing.
    package func members(named name: String, of type: StaticType) -> [NativeMember] {
        members(named: name, of: type, isStatic: false)
    }

    /// Static members and enum cases with this base name, those of the nearest class first, without those
    /// that they override. `init` for initializers.
    package func statics(named name: String, of type: StaticType) -> [NativeMember] {
        members(named: name, of: type, isStatic: true)
    }

    private func members(named name: String, of type: StaticType, isStatic: Bool) -> [NativeMember] {
        guard let record = record(of: type) else { return [] }
        return record.members(named: name, isStatic: isStatic)
    }

    /// The initializers of a type; none for a class that scenarios cannot make, such as UITouch.
    package func initializers(of type: StaticType) -> [NativeMember] { record(of: type)?.initializers ?? [] }

    /// Global functions with this base name: `min`, `hypot`, `NSStringFromClass`.
    package func functions(named name: String) -> [NativeMember] { functions[name] ?? [] }

    /// A global constant.
    package func constant(named name: String) -> NativeMember? { constants[name] }

    /// The global constant of a name, or else the functions; nil where there are none.
    func rows(named name: String) -> [NativeMember]? { bareRows[name] }

    /// A protocol of Swift's library that a scenario's type may conform to.
    package func conformance(named name: String) -> Conformance? { conformances[name] }

    /// Whether `id` is `ancestor` or a subclass of it.
    package func isClass(_ id: NativeTypeID, sameOrSubclassOf ancestor: NativeTypeID) -> Bool {
        var current: NativeTypeID? = id
        while let id = current {
            if id == ancestor { return true }
            current = types[id]?.superclass
        }
        return false
    }

    // MARK: Suggestions

    /// Names of all members of instances (or of the type itself), sorted, for "did you mean".
    package func memberNames(of type: StaticType, isStatic: Bool = false) -> [String] {
        guard let record = record(of: type) else { return [] }
        return (isStatic ? record.statics : record.members).keys.sorted()
    }

    /// Names of all types, sorted.
    package var typeNames: [String] { names.keys.sorted() }

    /// Names of all functions and constants, sorted.
    package var functionNames: [String] { Array(functions.keys).sorted() + constants.keys.sorted() }

    /// All records, by name: for tests and documentation.
    package var records: [NativeType] { types.values.sorted { $0.name < $1.name } }

    /// The record of the nearest class that the catalogue knows, for the engine's private subclasses.
    private func nearest(of id: NativeTypeID) -> NativeType? {
        var current: AnyClass? = id.type as? AnyClass
        while let type = current {
            if let record = types[NativeTypeID(type)] { return record }
            current = _getSuperclass(type)
        }
        return nil
    }

    // MARK: Filling

    /// Adds a type under a heading of its own.
    func add(_ type: NativeType, _ summary: String, as staticType: StaticType? = nil) {
        let group = ReferenceGroup(type: type.name, summary)
        pages.last?.groups.append(group)
        add(type, in: group, as: staticType)
    }

    /// Adds a type that shares a heading, and what members mean, with others.
    func add(_ type: NativeType, like other: String, as staticType: StaticType? = nil) {
        guard let group = pages.last?.groups.first(where: { $0.types.contains(other) }) else {
            preconditionFailure("the page has no \(other) for \(type.name) to share")
        }
        group.types.append(type.name)
        add(type, in: group, as: staticType)
    }

    private func add(_ type: NativeType, in group: ReferenceGroup, as staticType: StaticType?) {
        type.group = group
        precondition(types[type.id] == nil, "the catalogue has \(type.name) twice")
        types.add(type)
        order.types.append(type)
        names[type.name] = staticType ?? type.staticType
    }

    /// Begins a page of the language reference: what is added next is on it.
    func addPage(_ name: String, _ title: String, _ introduction: String) {
        pages.append(ReferencePage(name, title, introduction))
    }

    /// Adds functions under a heading of their own.
    func addFunctions(_ title: String, _ summary: String, _ rows: [(FunctionTable) -> Void]) {
        let group = ReferenceGroup(functions: title, summary)
        pages.last?.groups.append(group)
        let table = FunctionTable(catalogue: self, group: group)
        for add in rows { add(table) }
    }

    /// Says why types, functions or constants are absent.
    func addAbsent(_ reason: Absence.Reason, _ names: String...) { absentNames.add(reason, names) }

    /// Says why the types and functions are absent whose names begin so.
    func addAbsent(_ reason: Absence.Reason, beginningWith beginnings: String...) {
        absentNames.add(reason, beginningWith: beginnings)
    }

    /// A second name of a type: `TimeInterval`.
    func alias(_ name: String, _ type: StaticType) { names[name] = type }

    func addFunction(_ member: NativeMember) {
        functions[member.name, default: []].append(member)
        order.globals.append(member)
    }

    func addConstant(_ member: NativeMember) {
        constants[member.name] = member
        order.globals.append(member)
    }

    /// The record that rows are added to.
    func record(_ type: Any.Type) -> NativeType {
        guard let record = types[NativeTypeID(type)] else {
            preconditionFailure("the catalogue has no type \(type) yet")
        }
        return record
    }
}
