import Reporting

/// A part of Swift's library that is written in Swift itself, like a file of the scenario. It is compiled
/// with the scenarios that name what it declares.
struct LibrarySource {
    /// The name that it declares.
    let name: String
    /// What else it declares.
    let others: [String]
    /// Members that it gives to types of other names; what a scenario calls the same is beside them.
    let members: [String]
    /// The same for members that count only where they are called without arguments.
    let calledMembers: [String]
    /// What must follow a name for it to count: `async let`.
    let continuations: [String: String]
    /// The same as members for labels of initializers that count only behind `String(`.
    let labelsOfText: [String]
    /// What of it may be extended without it, where nothing else of it is named: the catalogue has what all
    /// such types have.
    let extensible: Set<String>
    private let writeText: @Sendable () -> String

    /// The text. Some are put together of others, which nobody needs who names nothing of them.
    var text: String { writeText() }

    init(
        name: String, others: [String] = [], members: [String] = [], calledMembers: [String] = [],
        continuations: [String: String] = [:], labelsOfText: [String] = [], extensible: Set<String> = [],
        text: @autoclosure @escaping @Sendable () -> String
    ) {
        self.name = name
        self.others = others
        self.members = members
        self.calledMembers = calledMembers
        self.continuations = continuations
        self.labelsOfText = labelsOfText
        self.extensible = extensible
        writeText = text
    }

    /// All of them.
    static let all =
        [
            result, optionSet, identifiable, systemLog, logger, date, contentConfigurations,
            locks, objectLocks, autoreleasing, scanner, openedAddresses,
            diffableDataSources, registrations, task, duration,
            continuation, taskGroup, asyncStream, localizedString, appNotifications, localizedError,
            hashTable, mapTable, cache, processInfo, userDefaults, colorComponents, sequences, collections,
            codable, coders, formatArguments, localFormats, partsOfNumbers, foundationError,
            floatingPointSign, unitsOfTime, datePicker,
            traitChanges, geometryPreferences, launchOptions, sceneDelegates, contentSizes,
            timeZone, locale, calendar, dateComponents, dateInterval, formatter, dateFormatter, internetDates,
            numberFormatter, numericCast, extendedLifetime, localizedTexts,
            classForCoder, classDescription, mutableArray, mutableSet, buffers, textsOfFiles,
            eventHandlers, preparedImages, storyboardCreators, outlines, textShadow, emitters,
            awaitedNotifications, dispatchTimer, interpolation, formattedValues, randomNumberGenerator,
        ] + literals

    /// Those that texts name and do not declare themselves.
    static func named(in texts: [EmbeddedText]) -> [EmbeddedText] {
        let words = LibraryWords(texts.map(\.text))
        var names = words.named
        let isExtended = all.contains { !$0.extensible.isEmpty && !names.isDisjoint(with: $0.allNames) }
        if isExtended { names.formUnion(words.extended) }
        if names.isEmpty { return [] }
        let open = all.filter { words.declared.isDisjoint(with: [$0.name] + $0.others) }
        return named(by: names, among: open)
            .map { EmbeddedText(wholeOf: SourceFile(path: "Swift.\($0.name)", text: $0.text)) }
    }

    /// Those of some names, and those that these name in turn.
    private static func named(by names: Set<String>, among open: [LibrarySource]) -> [LibrarySource] {
        let found = open.filter { source in source.allNames.contains { names.contains($0) } }
        if found.isEmpty { return [] }
        let rest = open.filter { source in !found.contains { $0.name == source.name } }
        return found + named(by: LibraryWords(found.map(\.text)).named, among: rest)
    }

    /// The names by which texts name it.
    var allNames: [String] { [name] + others + members + calledMembers + labelsOfText }
}

extension LibrarySource {
    private static let result = LibrarySource(
        name: "Result",
        text: """
            enum Result<Success, Failure: Error> {
                case success(Success)
                case failure(Failure)

                func get() throws(Failure) -> Success {
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
