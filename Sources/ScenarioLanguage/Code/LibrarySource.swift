import Reporting

/// A part of Swift's library that is written in Swift itself, like a file of the scenario. It is compiled
/// with the scenarios that name what it declares.
struct LibrarySource {
    /// The name that it declares.
    let name: String
    /// What else it declares.
    var others: [String] = []
    let text: String

    /// All of them.
    static let all =
        [
            result, optionSet, identifiable, systemLog, logger, date, contentConfigurations,
            diffableDataSources, registrations, task, duration,
            continuation, taskGroup, asyncStream, localizedString, appNotifications, localizedError,
            hashTable, mapTable, userDefaults, colorComponents,
        ] + literals

    /// Those that texts name and do not declare themselves.
    static func named(in texts: [EmbeddedText]) -> [EmbeddedText] {
        let open = all.filter { source in !texts.contains { source.isDeclared(in: $0.text) } }
        return named(in: texts.map(\.text), among: open)
            .map { EmbeddedText(wholeOf: SourceFile(path: "Swift.\($0.name)", text: $0.text)) }
    }

    /// Those that texts name, and those that these name in turn.
    private static func named(in texts: [String], among open: [LibrarySource]) -> [LibrarySource] {
        let found = open.filter { source in texts.contains { source.isNamed(in: $0) } }
        if found.isEmpty { return [] }
        let rest = open.filter { source in !found.contains { $0.name == source.name } }
        return found + named(in: found.map(\.text), among: rest)
    }

    private func isNamed(in text: String) -> Bool {
        ([name] + others).contains { places(of: $0, in: text).contains { _ in true } }
    }

    private func isDeclared(in text: String) -> Bool {
        let bytes = Array(text.utf8)
        return places(of: name, in: text).contains {
            Self.declaring.contains(Self.word(before: $0, in: bytes))
        }
    }

    /// Where a name stands as a word, in bytes: found by its bytes, so that a text is not taken apart.
    private func places(of name: String, in text: String) -> some Sequence<Int> {
        let (bytes, wanted) = (Array(text.utf8), Array(name.utf8))
        let starts = 0..<max(0, bytes.count - wanted.count + 1)
        return starts.lazy.filter { start in
            guard bytes[start] == wanted[0] else { return false }
            let end = start + wanted.count
            return bytes[start..<end].elementsEqual(wanted)
                && (start == 0 || !Self.isInWord(bytes[start - 1]))
                && (end == bytes.count || !Self.isInWord(bytes[end]))
        }
    }

    /// The word that ends in front of a place and the space before it.
    private static func word(before place: Int, in bytes: [UInt8]) -> String {
        let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]
        guard let last = bytes[..<place].lastIndex(where: { !blanks.contains($0) }) else { return "" }
        let start = bytes[...last].lastIndex { !isInWord($0) }.map { $0 + 1 } ?? 0
        return start > last ? "" : String(decoding: bytes[start...last], as: UTF8.self)
    }

    /// Whether a byte can belong to a name; all parts of letters beyond ASCII do.
    private static func isInWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    private static let declaring: Set<String> = [
        "class", "enum", "struct", "protocol", "typealias", "actor", "func",
    ]
}

extension LibrarySource {
    private static let result = LibrarySource(
        name: "Result",
        text: """
            enum Result<Success, Failure: Error> {
                case success(Success)
                case failure(Failure)

                func get() throws -> Success {
                    switch self {
                    case .success(let value): return value
                    case .failure(let error): throw error
                    }
                }

                func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure> {
                    switch self {
                    case .success(let value): return .success(transform(value))
                    case .failure(let error): return .failure(error)
                    }
                }

                func mapError<NewFailure: Error>(
                    _ transform: (Failure) -> NewFailure
                ) -> Result<Success, NewFailure> {
                    switch self {
                    case .success(let value): return .success(value)
                    case .failure(let error): return .failure(transform(error))
                    }
                }

                func flatMap<NewSuccess>(
                    _ transform: (Success) -> Result<NewSuccess, Failure>
                ) -> Result<NewSuccess, Failure> {
                    switch self {
                    case .success(let value): return transform(value)
                    case .failure(let error): return .failure(error)
                    }
                }
            }

            extension Result where Failure == Error {
                init(catching body: () throws -> Success) {
                    do { self = .success(try body()) } catch { self = .failure(error) }
                }
            }
            extension Result: Equatable where Success: Equatable, Failure: Equatable {}
            extension Result: Hashable where Success: Hashable, Failure: Hashable {}
            """)

    private static let identifiable = LibrarySource(
        name: "Identifiable",
        text: """
            protocol Identifiable {
                associatedtype ID: Hashable = ObjectIdentifier
                var id: ID { get }
            }

            extension Identifiable where Self: AnyObject {
                var id: ObjectIdentifier { ObjectIdentifier(self) }
            }
            """)

    private static let optionSet = LibrarySource(
        name: "OptionSet",
        text: """
            protocol OptionSet: Equatable {
                associatedtype RawValue: FixedWidthInteger
                var rawValue: RawValue { get }
                init(rawValue: RawValue)
            }

            extension OptionSet {
                var isEmpty: Bool { self == Self(rawValue: 0) }
                func contains(_ member: Self) -> Bool { isSuperset(of: member) }
                func isSubset(of other: Self) -> Bool { intersection(other) == self }
                func isSuperset(of other: Self) -> Bool { other.isSubset(of: self) }
                func isStrictSubset(of other: Self) -> Bool { isSubset(of: other) && self != other }
                func isStrictSuperset(of other: Self) -> Bool { isSuperset(of: other) && self != other }
                func isDisjoint(with other: Self) -> Bool { intersection(other).isEmpty }

                func union(_ other: Self) -> Self { copy().joined(other) }
                func intersection(_ other: Self) -> Self {
                    let own = copy()
                    return Self(rawValue: own.rawValue & other.rawValue)
                }
                func symmetricDifference(_ other: Self) -> Self {
                    let own = copy()
                    return Self(rawValue: own.rawValue ^ other.rawValue)
                }
                func subtracting(_ other: Self) -> Self { intersection(symmetricDifference(other)) }

                mutating func formUnion(_ other: Self) { self = joined(other) }
                mutating func formIntersection(_ other: Self) {
                    self = Self(rawValue: rawValue & other.rawValue)
                }
                mutating func formSymmetricDifference(_ other: Self) {
                    self = Self(rawValue: rawValue ^ other.rawValue)
                }
                mutating func subtract(_ other: Self) { formIntersection(symmetricDifference(other)) }

                @discardableResult
                mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
                    let isNew = !contains(newMember)
                    formUnion(newMember)
                    return (isNew, newMember)
                }

                @discardableResult
                mutating func remove(_ member: Self) -> Self? {
                    let common = intersection(member)
                    if common.isEmpty { return nil }
                    subtract(member)
                    return common
                }

                @discardableResult
                mutating func update(with newMember: Self) -> Self? {
                    let common = intersection(newMember)
                    formUnion(newMember)
                    return common.isEmpty ? nil : common
                }

                fileprivate func copy() -> Self { Self(rawValue: rawValue) }
                fileprivate func joined(_ other: Self) -> Self {
                    Self(rawValue: rawValue | other.rawValue)
                }
            }

            extension OptionSet {
                init(_ options: [Self]) {
                    var bits: RawValue = 0
                    for option in options { bits = bits | option.rawValue }
                    self.init(rawValue: bits)
                }
            }
            """)
}
