import Foundation

extension ObjectNames {
    /// An object that is reached by a path from a name.
    private typealias Named = (path: String, object: AnyObject)

    /// A path that is longer (bytes) is no name that anybody reads; such an object is named by its class.
    private static let longestPath = 200

    /// Names that were given away.
    private struct Taken {
        private var names: Set<String> = []
        /// The number to try next behind a name that is taken.
        private var numbers: [String: Int] = [:]

        func contains(_ name: String) -> Bool { names.contains(name) }

        /// The name itself, or with the first number that makes it unique; it is taken from now on.
        mutating func take(_ name: String) -> String {
            if names.insert(name).inserted { return name }
            var number = numbers[name] ?? 2
            while !names.insert("\(name)#\(number)").inserted { number += 1 }
            numbers[name] = number + 1
            return "\(name)#\(number)"
        }
    }

    /// All mentioned objects with their names: the author's own, else a property path from such a name, else
    /// the class, numbered in order of creation when several share it.
    func resolved() -> [Recording.Object] {
        var names = [String?](repeating: nil, count: mentions.count)
        var taken = Taken()
        var queue: [Named] = []
        nameByBinding(&names, &taken, &queue)
        nameByProperty(&names, &taken, &queue)
        nameByClass(&names, &taken)
        return mentions.indices.map { index in
            Recording.Object(
                name: names[index] ?? mentions[index].className, className: mentions[index].className,
                kitClassName: mentions[index].kitClassName)
        }
    }

    private func nameByBinding(
        _ names: inout [String?], _ taken: inout Taken, _ queue: inout [Named]
    ) {
        let shadowed = Set(bindings.filter { !$0.isPredefined }.map(\.name))
        for binding in bindings where !(binding.isPredefined && shadowed.contains(binding.name)) {
            let index = Int(binding.id.rawValue)
            guard names[index] == nil else { continue }
            let name = taken.take(binding.name)
            names[index] = name
            if let object = object(binding.id) { queue.append((name, object)) }
        }
    }

    /// Breadth first, so that the shortest path names an object.
    private func nameByProperty(
        _ names: inout [String?], _ taken: inout Taken, _ queue: inout [Named]
    ) {
        var seen = Set(queue.map { ObjectIdentifier($0.object) })
        var position = 0
        let bound = 10 * mentions.count + 1_000
        while position < queue.count, position < bound {
            let (path, object) = queue[position]
            position += 1
            for property in Self.properties(of: object) {
                guard let child = property.object, seen.insert(ObjectIdentifier(child)).inserted else {
                    continue
                }
                let childPath = "\(path).\(property.name)"
                guard childPath.utf8.count <= Self.longestPath else { continue }
                queue.append((childPath, child))
                guard let id = knownID(of: child), names[Int(id.rawValue)] == nil else { continue }
                names[Int(id.rawValue)] = taken.take(childPath)
            }
        }
    }

    private func nameByClass(_ names: inout [String?], _ taken: inout Taken) {
        let late = firstLateMention ?? mentions.count
        nameByClass(mentions.indices.prefix(late), &names, &taken)
        nameByClass(mentions.indices.dropFirst(late), &names, &taken)
    }

    private func nameByClass(_ range: Range<Int>, _ names: inout [String?], _ taken: inout Taken) {
        let unnamed = range.filter { names[$0] == nil }
            .sorted { (mentions[$0].serial, $0) < (mentions[$1].serial, $1) }
        var sizes: [String: Int] = [:]
        for index in unnamed { sizes[mentions[index].className, default: 0] += 1 }
        var numbers: [String: Int] = [:]
        for index in unnamed {
            let className = mentions[index].className
            let number = (numbers[className] ?? 0) + 1
            numbers[className] = number
            let isOnlyOne = sizes[className] == 1 && !taken.contains(className)
            names[index] = taken.take(isOnlyOne ? className : "\(className)#\(number)")
        }
    }

    /// The objects that an object holds by name: the author's properties first, then those that UIKit has.
    static func properties(of object: AnyObject) -> [(name: String, object: AnyObject?)] {
        guard let traceable = object as? any Traceable else {
            return (object as? any ActionResponding)?.objectProperties ?? mirrored(object)
        }
        let own = traceable.dynamicSubclass?.objectProperties ?? mirrored(object)
        return own + traceable.knownProperties
    }

    /// What the classes of these modules store is theirs; a mirror that takes something else in there for a
    /// Swift value ends the process.
    private static let closedModules = ["EventEngine.", "Foundation.", "FoundationEssentials.", "Swift."]

    /// The stored properties of a compiled subclass, up to the engine's own class or one of the system's.
    private static func mirrored(_ object: AnyObject) -> [(name: String, object: AnyObject?)] {
        if ClassNames(of: object).isKit { return [] }
        var levels: [[(name: String, object: AnyObject?)]] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror, !closedModules.contains(where: _typeName(level.subjectType).hasPrefix) {
            levels.append(level.children.compactMap { child in
                guard let label = child.label else { return nil }
                return (propertyName(label), objectInside(child.value))
            })
            mirror = level.superclassMirror
        }
        return levels.reversed().flatMap { $0 }
    }

    /// A lazy property is stored under a name of the compiler's.
    private static func propertyName(_ label: String) -> String {
        let prefix = "$__lazy_storage_$_"
        return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
    }

    private static func objectInside(_ value: Any) -> AnyObject? {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .class: return value as AnyObject
        case .optional: return mirror.children.first.flatMap { objectInside($0.value) }
        default: return nil
        }
    }
}
