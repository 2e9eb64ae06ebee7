import EventEngine
import Foundation

extension NativeCatalogue {
    /// The types of Swift's own library.
    func addStandardTypes() {
        addPlain(Bool.self, "Bool", .bool, [.equatable, .hashable, .stringConvertible])
        let number: Set<Conformance> = [
            .equatable, .hashable, .comparable, .numeric, .signedNumeric, .stringConvertible,
        ]
        addPlain(Int.self, "Int", .int, number.union([.integer]))
        let unsigned = number.union([.integer]).subtracting([.signedNumeric])
        addPlain(UInt32.self, "UInt32", .native(UInt32.self), unsigned)
        record(UInt32.self).literals = .integer
        addPlain(UInt.self, "UInt", .native(UInt.self), unsigned)
        record(UInt.self).literals = .integer
        addPlain(Double.self, "Double", .double, number.union([.floatingPoint]))
        addPlain(Float.self, "Float", .float, number.union([.floatingPoint]))
        addPlain(CGFloat.self, "CGFloat", .cgFloat, number.union([.floatingPoint]))
        let text: Set<Conformance> = [.equatable, .hashable, .comparable, .stringConvertible]
        addPlain(String.self, "String", .string, text.union([.sequence]))
        addPlain(Substring.self, "Substring", .native(Substring.self), text.union([.sequence]))
        addPlain(Character.self, "Character", .character, text)
        addStructure(CharacterSet.self, named: "CharacterSet", conformances: [.equatable], characterSetRows)
        addCases(FloatingPointRoundingRule.self, named: "FloatingPointRoundingRule", roundingRuleRows)
        addStructure(
            Decimal.self, named: "Decimal", conformances: [.equatable, .comparable, .hashable],
            literals: .integer, decimalRows)
        addFamily("Array", .array(.element))
        addFamily("Set", .set(.element))
        addFamily("Dictionary", .dictionary(.key, .value))
        addFamily("Optional", .optional(.wrappedType))
        addFamily("Range", .range(.bound))
        addFamily("ClosedRange", .closedRange(.bound))
        addFamily("AnySequence", .sequence(.element, .stride))
        addFamily("LazySequence", .sequence(.element, .lazy))
        addFamily("AnyCollection", .sequence(.element, .slice))
        for (type, name) in [
            (PartialRangeUpTo<Int>.self as Any.Type, "PartialRangeUpTo"),
            (PartialRangeThrough<Int>.self, "PartialRangeThrough"),
            (PartialRangeFrom<Int>.self, "PartialRangeFrom"),
        ] {
            add(NativeType(NativeTypeID(type), name: name, kind: .structure, superclass: nil) { _ in false })
        }
        alias("TimeInterval", .double)
        alias("CFTimeInterval", .double)
        alias("Void", .void)
        alias("Never", .never)
        alias("Any", .any)
        alias("AnyObject", .anyObject)
        alias("AnyClass", .metatype(.anyObject))
    }

    /// Their rows.
    func addStandardRows() {
        boolRows(MemberTable(record(Bool.self)))
        integerRows(MemberTable(record(Int.self)))
        divisionRows(GenericTable(types: [record(Int.self)]))
        unsignedRows(MemberTable<UInt>(record(UInt.self)))
        unsignedRows(MemberTable<UInt32>(record(UInt32.self)))
        MemberTable<UInt32>(record(UInt32.self)).staticGetter("max") { UInt32.max }
        floatingPointRows(MemberTable<Double>(record(Double.self)))
        floatingPointRows(MemberTable<CGFloat>(record(CGFloat.self)))
        floatingPointRows(MemberTable<Float>(record(Float.self)))
        decimalTextRows()
        stringRows(MemberTable(record(String.self)))
        textRows(MemberTable<String>(record(String.self)))
        textRows(MemberTable<Substring>(record(Substring.self)))
        stringMakingRows(GenericTable(types: [record(String.self)]))
        singleCharacterRows(MemberTable(record(Character.self)))
        optionalRows(table(.optional(.wrappedType)))
        addWalkingRows()
        addCollectionRows()
    }

    /// What can be walked.
    private func addWalkingRows() {
        let texts = GenericTable(types: [record(String.self), record(Substring.self)])
        characterRows(texts)
        let ranges = [table(.range(.bound)), table(.closedRange(.bound))].flatMap(\.types)
        let walked: [GenericTable] = [
            GenericTable(types: ranges, common: [.same("Bound", .int)]), texts,
            table(.array(.element)), table(.set(.element)), table(.dictionary(.key, .value)),
            table(.sequence(.element, .stride)), table(.sequence(.element, .slice)),
        ]
        let lazy = table(.sequence(.element, .lazy))
        lazyRows(lazy)
        lazyWalkingRows(lazy)
        searchingRows(lazy)
        orderingRows(lazy)
        joiningRows(lazy)
        for (index, t) in walked.enumerated() {
            sequenceRows(t)
            searchingRows(t)
            orderingRows(t)
            if index > 1 { joiningRows(t) }
        }
        walkedPartRows(table(.sequence(.element, .stride)))
        rangeRows(GenericTable(types: ranges))
    }

    /// What has a size.
    private func addCollectionRows() {
        let ranges = [table(.range(.bound)), table(.closedRange(.bound))].flatMap(\.types)
        let rangeTable = GenericTable(types: ranges, common: [.same("Bound", .int)])
        let (array, slice) = (table(.array(.element)), table(.sequence(.element, .slice)))
        let (set, dictionary) = (table(.set(.element)), table(.dictionary(.key, .value)))
        for t in [rangeTable, array, slice, set, dictionary] {
            collectionRows(t)
            lazyRow(t)
        }
        for t in [rangeTable, array, slice] { bidirectionalRows(t) }
        partRows(array, part: .sequence(.element, .slice))
        partRows(slice, part: .sequence(.element, .slice))
        for t in [rangeTable, set, dictionary] { partRows(t, part: .sequence(.element, .part)) }
        for t in [rangeTable, array, slice, table(.sequence(.element, .stride))] {
            filterRow(t, .array(.element)) { .array($0) }
        }
        filterRow(set, .set(.element)) { .set(OrderedValueSet($0)) }
        filterRow(dictionary, .dictionary(.key, .value)) { .dictionary(OrderedValueDictionary(pairs: $0)) }
        arrayRows(array)
        setRows(set)
        dictionaryRows(dictionary)
    }

    private func addPlain<T: Bridged>(
        _ type: T.Type, _ name: String, _ staticType: StaticType, _ conformances: Set<Conformance>
    ) {
        let record = NativeType(NativeTypeID(type), name: name, kind: .structure, superclass: nil) { value in
            T.from(value) != nil
        }
        record.conformances = conformances
        add(record, as: staticType)
    }

    private func addFamily(_ name: String, _ type: StaticType) {
        guard let id = type.family else { preconditionFailure("\(name) has no family") }
        add(NativeType(id, name: name, kind: .structure, superclass: nil) { $0.isIn(type) }, as: type)
    }

    private func table(_ type: StaticType) -> GenericTable {
        guard let id = type.family else { preconditionFailure("\(type) has no family") }
        return GenericTable(types: [record(id.type)])
    }
}

extension Value {
    /// Whether the value is of the same generic type, whatever its elements.
    fileprivate func isIn(_ family: StaticType) -> Bool {
        switch (self, family) {
        case (.array, .array), (.array, .sequence), (.lazy, .sequence): true
        case (.set, .set), (.dictionary, .dictionary): true
        case (.range(let range), .closedRange): range.isClosed
        case (.range(let range), .range): !range.isClosed
        default: false
        }
    }
}
