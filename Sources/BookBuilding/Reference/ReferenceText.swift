/// What is written about the catalogue: one file a page, with the types on it, and one line for members that
/// mean the same.
struct ReferenceText: Sendable {
    /// One line: the names of members, and what they mean.
    struct Line: Sendable {
        /// Full names, `convert(_:to:)`, or base names, which stand for all of their overloads.
        var names: [String]
        var meaning: String
        /// Whether no scenario can come to it, as the meaning explains.
        var isNeverUsed = false
    }

    /// What belongs together under one heading: a type, types that share their members, or functions.
    struct Group: Sendable {
        var title: String
        /// Types whose members are the same; the first one is shown.
        var types: [String] = []
        /// Functions and constants that belong to no type.
        var functions: [String] = []
        var summary = ""
        var lines: [Line] = []
    }

    /// The words that the address ends with: `views`.
    let name: String
    private(set) var title = ""
    private(set) var introduction = ""
    private(set) var groups: [Group] = []

    /// All pages in their order.
    static let pages: [ReferenceText] = [
        ("hand", PackageResources.hand_txt), ("touches", PackageResources.touches_txt),
        ("views", PackageResources.views_txt), ("controllers", PackageResources.controllers_txt),
        ("controls", PackageResources.controls_txt), ("scrolling", PackageResources.scrolling_txt),
        ("time", PackageResources.time_txt), ("geometry", PackageResources.geometry_txt),
        ("appearance", PackageResources.appearance_txt), ("values", PackageResources.values_txt),
    ].map { ReferenceText(name: $0, $1) }

    /// What members of any type mean where the type's own lines do not say it.
    static let common = ReferenceText(name: "common", PackageResources.common_txt).groups[0].lines

    /// Reads lines: `# Title` and its introduction, `## Type, Other type` or `## functions Title: name name`
    /// and its sentence, then `name | name  meaning`; a meaning that begins with `!` is of what never runs.
    private init(name: String, _ bytes: [UInt8]) {
        self.name = name
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
            if line.hasPrefix("## ") {
                groups.append(Group(heading: String(line.dropFirst(3))))
            } else if line.hasPrefix("# ") {
                title = String(line.dropFirst(2))
            } else if groups.isEmpty {
                introduction = String(line)
            } else if let gap = line.firstRange(of: "  ") {
                groups[groups.count - 1].lines.append(
                    Line(names: line[..<gap.lowerBound], line[gap.upperBound...]))
            } else {
                groups[groups.count - 1].summary = String(line)
            }
        }
    }
}

extension ReferenceText.Group {
    fileprivate init(heading: String) {
        if heading.hasPrefix("functions "), let colon = heading.firstIndex(of: ":") {
            title = String(heading[..<colon].dropFirst(10))
            functions = heading[colon...].dropFirst().split(separator: " ").map(String.init)
        } else {
            title = heading
            types = heading.split(separator: ",").map { String($0.drop { $0 == " " }) }
        }
    }
}

extension ReferenceText.Line {
    fileprivate init(names: Substring, _ meaning: Substring) {
        self.names = names.split(separator: "|").map { name in
            String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        isNeverUsed = meaning.hasPrefix("! ")
        self.meaning = String(isNeverUsed ? meaning.dropFirst(2) : meaning)
    }
}
