import Foundation

/// A place in a text, as Swift has it: an index of one text means in another the same number of bytes.
extension String.Index: BridgedStruct {}

extension StaticType {
    /// `String.Index`
    static let textIndex = StaticType.native(String.Index.self)

    /// `2...` or `index...`
    static func partialRange(from bound: StaticType) -> StaticType {
        bound == .int
            ? .native(PartialRangeFrom<Int>.self) : .native(PartialRangeFrom<String.Index>.self)
    }

    /// `..<2` or `...2`, and the same with an index of a text.
    static func partialRange(_ dots: String, upTo bound: StaticType) -> StaticType {
        switch (dots, bound == .int) {
        case ("...", true): .native(PartialRangeThrough<Int>.self)
        case ("...", false): .native(PartialRangeThrough<String.Index>.self)
        case (_, true): .native(PartialRangeUpTo<Int>.self)
        case (_, false): .native(PartialRangeUpTo<String.Index>.self)
        }
    }

    /// Everything that means a part of a text: ranges of its indices, with both ends or one.
    static let textRanges: [StaticType] = [
        .range(.textIndex), .closedRange(.textIndex), .partialRange(from: .textIndex),
        .partialRange("..<", upTo: .textIndex), .partialRange("...", upTo: .textIndex),
    ]
}

/// A text, or a part of one that keeps the places of the whole.
typealias Text = StringProtocol & RangeReplaceableCollection & Bridged

extension StringProtocol {
    /// The part of the text that a range of its indices means.
    /// - Throws: `RunTrap` when it reaches beyond the text, as Swift stops.
    func part(_ range: Value) throws -> Range<String.Index> {
        guard case .range(.values(let first, let last, let isClosed)) = range else {
            preconditionFailure("the checker let \(range) pass as a range of indices")
        }
        let lower = String.Index.from(first) ?? startIndex
        guard var upper = String.Index.from(last) else {
            guard startIndex <= lower, lower <= endIndex else { throw RunTrap.textPlace }
            return lower..<endIndex
        }
        guard startIndex <= lower, lower <= upper, isClosed ? upper < endIndex : upper <= endIndex else {
            throw RunTrap.textPlace
        }
        if isClosed { upper = index(after: upper) }
        return lower..<upper
    }

    /// The index, which must be that of a character.
    func place(_ index: String.Index) throws -> String.Index {
        guard startIndex <= index, index < endIndex else { throw RunTrap.textPlace }
        return index
    }

    /// The index, which may be the end.
    func placeOrEnd(_ index: String.Index) throws -> String.Index {
        guard startIndex <= index, index <= endIndex else { throw RunTrap.textPlace }
        return index
    }

    /// The index so many characters away.
    func place(_ index: String.Index, offsetBy distance: Int) throws -> String.Index {
        let limit = distance < 0 ? startIndex : endIndex
        guard let found = self.index(try placeOrEnd(index), offsetBy: distance, limitedBy: limit) else {
            throw RunTrap.textPlace
        }
        return found
    }
}

extension RunTrap {
    fileprivate static var textPlace: RunTrap { .outOfRange("String index is out of bounds") }
}

extension Range<String.Index> {
    /// The scenario's value.
    var value: Value {
        .range(.values(lower: lowerBound.bridged, upper: upperBound.bridged, isClosed: false))
    }
}
