import Foundation

/// A format such as `H:|-10-[name(>=50)]-[value(==name)]-|`, read from left to right.
///
/// Each part is a value; what they mean for constraints is made of them.
struct VisualFormat: Equatable {
    /// What a length or a distance must be: `>=50@750`, `==name`.
    struct Predicate: Equatable {
        enum Content: Equatable {
            case constant(CGFloat)
            /// A number that the metrics have, or for a length a view.
            case name(String)
        }

        var relation = NSLayoutConstraint.Relation.equal
        var content: Content
        var priority: Content?
    }

    /// How two neighbours are apart.
    enum Connection: Equatable {
        case touching
        /// The usual distance.
        case standard
        case apart([Predicate])
    }

    struct Part: Equatable {
        /// nil for the superview.
        let name: String?
        let sizes: [Predicate]
    }

    private(set) var isVertical = false
    private(set) var parts: [Part] = []
    /// One fewer than parts.
    private(set) var connections: [Connection] = []

    /// What a format is wrong about.
    struct Mistake: Error, Equatable {
        let sentence: String
        /// The number of the character, from 1 on; nil where the format can be read.
        var place: Int?
    }

    /// Without blanks, which mean nothing.
    private let rest: [Character]
    /// Of each of them, its number in the text, from 1 on; and the one behind the text.
    private let numbers: [Int]
    private var place = 0

    init(_ text: String) throws(Mistake) {
        let numbered = text.enumerated().filter { !$0.element.isWhitespace }
        rest = numbered.map(\.element)
        numbers = numbered.map { $0.offset + 1 } + [text.count + 1]
        if take("V:") { isVertical = true } else { _ = take("H:") }
        if take("|") { parts.append(Part(name: nil, sizes: [])) }
        while place < rest.count {
            if !parts.isEmpty { connections.append(try readConnection()) }
            if take("|") {
                guard place == rest.count, parts.count > 1 || parts.last?.name != nil else {
                    throw mistake("the superview's edge ends a format")
                }
                parts.append(Part(name: nil, sizes: []))
            } else {
                parts.append(try readView())
            }
        }
        guard parts.contains(where: { $0.name != nil }) else { throw mistake("there is no view") }
    }

    private func mistake(_ sentence: String) -> Mistake { Mistake(sentence: sentence, place: numbers[place]) }

    private mutating func take(_ word: String) -> Bool {
        let end = place + word.count
        guard end <= rest.count, rest[place..<end].elementsEqual(word) else { return false }
        place = end
        return true
    }

    private mutating func readView() throws(Mistake) -> Part {
        guard take("[") else { throw mistake("'[' or '|' is expected") }
        guard let name = readName() else { throw mistake("a view's name is expected") }
        let sizes = take("(") ? try readPredicates() : []
        guard take("]") else { throw mistake("']' is expected") }
        return Part(name: name, sizes: sizes)
    }

    private mutating func readConnection() throws(Mistake) -> Connection {
        guard take("-") else { return .touching }
        if place < rest.count, rest[place] == "[" || rest[place] == "|" { return .standard }
        let predicates = take("(") ? try readPredicates() : [Predicate(content: try readContent())]
        guard take("-") else { throw mistake("'-' is expected") }
        return .apart(predicates)
    }

    private mutating func readPredicates() throws(Mistake) -> [Predicate] {
        var result: [Predicate] = []
        repeat {
            var relation = NSLayoutConstraint.Relation.equal
            if take(">=") {
                relation = .greaterThanOrEqual
            } else if take("<=") {
                relation = .lessThanOrEqual
            } else {
                _ = take("==")
            }
            let content = try readContent()
            let priority = take("@") ? try readContent() : nil
            result.append(Predicate(relation: relation, content: content, priority: priority))
        } while take(",")
        guard take(")") else { throw mistake("')' is expected") }
        return result
    }

    private mutating func readContent() throws(Mistake) -> Predicate.Content {
        if let name = readName() { return .name(name) }
        let start = place
        if place < rest.count, rest[place] == "-" { place += 1 }
        while place < rest.count, rest[place].isNumber || rest[place] == "." { place += 1 }
        guard let number = Double(String(rest[start..<place])) else {
            place = start
            throw mistake("a number or a name is expected")
        }
        return .constant(CGFloat(number))
    }

    private mutating func readName() -> String? {
        guard place < rest.count, rest[place].isLetter || rest[place] == "_" else { return nil }
        let start = place
        while place < rest.count, rest[place].isLetter || rest[place].isNumber || rest[place] == "_" {
            place += 1
        }
        return String(rest[start..<place])
    }
}
