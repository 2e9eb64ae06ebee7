/// A page of the language reference: types and functions, with what their rows say of themselves.
package final class ReferencePage: @unchecked Sendable {
    /// The word that the address ends with: `views`.
    package let name: String
    package let title: String
    package let introduction: String
    package internal(set) var groups: [ReferenceGroup] = []

    init(_ name: String, _ title: String, _ introduction: String) {
        self.name = name
        self.title = title
        self.introduction = introduction
    }
}

extension String {
    /// Whether it is the name of something that only the library's Swift part uses; the reference leaves it
    /// out.
    package var isOfLibrary: Bool { hasPrefix("_") }
}

/// What is under one heading of the language reference: a type, types that share their members, or
/// functions.
package final class ReferenceGroup: @unchecked Sendable {
    /// Members that mean the same.
    package struct Line: Sendable {
        /// Full names, `convert(_:to:)`, or base names, which stand for all of their overloads.
        package internal(set) var names: [String]
        package let meaning: String
        /// Whether no scenario can come to them, as the meaning explains.
        package let isNeverUsed: Bool
    }

    /// The title of a group of functions; types are their own title.
    private let functionTitle: String?
    /// Types whose members are the same; the first one is shown.
    package internal(set) var types: [String] = []
    /// Functions and constants that belong to no type.
    package private(set) var functions: [String] = []
    package let summary: String
    package private(set) var lines: [Line] = []
    /// Whether rows that are added mean what the last line says.
    private var isOpen = false

    /// The heading.
    package var title: String { functionTitle ?? types.joined(separator: ", ") }

    init(type: String, _ summary: String) {
        functionTitle = nil
        types = [type]
        self.summary = summary
    }

    init(functions title: String, _ summary: String) {
        functionTitle = title
        self.summary = summary
    }

    /// Begins a line about the rows that follow.
    func means(_ meaning: String, isNeverUsed: Bool = false) {
        if lines.last?.meaning != meaning {
            lines.append(Line(names: [], meaning: meaning, isNeverUsed: isNeverUsed))
        }
        isOpen = true
    }

    /// A line about rows that several types share, by their names.
    func means(_ meaning: String, of names: String..., isNeverUsed: Bool = false) {
        lines.append(Line(names: names, meaning: meaning, isNeverUsed: isNeverUsed))
        isOpen = false
    }

    /// Says nothing about the rows that follow: they mean what they mean in every type.
    func close() { isOpen = false }

    /// Notes a row that belongs to the open line.
    func note(_ name: String) {
        guard !name.isOfLibrary, isOpen, let last = lines.indices.last, !lines[last].names.contains(name)
        else { return }
        lines[last].names.append(name)
    }

    /// Notes a function of the group.
    func note(function name: String) {
        if !functions.contains(name) { functions.append(name) }
        note(name)
    }
}
