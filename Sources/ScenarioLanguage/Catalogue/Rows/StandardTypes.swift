import EventEngine
import Foundation

extension NativeCatalogue {
    /// The types of Swift's own library.
    func addStandardTypes() {
        addPlain(
            Bool.self, "Bool", .bool, [.equatable, .hashable, .stringConvertible, .losslessString],
            "True or false.")
        addNumbers()
        addTexts()
        addCollections()
        alias("TimeInterval", .double)
        alias("CFTimeInterval", .double)
        alias("Float64", .double)
        alias("Float32", .float)
        alias("CDouble", .double)
        alias("double_t", .double)
        alias("FloatLiteralType", .double)
        alias("IntegerLiteralType", .int)
        alias("BooleanLiteralType", .bool)
        alias("StringLiteralType", .string)
        alias("CFloat", .float)
        alias("CFAbsoluteTime", .double)
        alias("CFString", .string)
        alias("CFArray", [AnyValue].staticType)
        alias("CFTypeRef", .anyObject)
        alias("NSInteger", .int)
        alias("NSUInteger", UInt.staticType)
        alias("CountableRange", .range(.parameter("Bound")))
        alias("CountableClosedRange", .closedRange(.parameter("Bound")))
        alias("StaticString", .string)
        alias("Void", .void)
        alias("Never", .never)
        alias("Any", .any)
        alias("AnyObject", .anyObject)
        alias("AnyClass", .metatype(.anyObject))
        addStandardRows()
    }

    private func addNumbers() {
        let number: Set<Conformance> = [
            .equatable, .hashable, .comparable, .numeric, .signedNumeric, .stringConvertible,
            .losslessString,
        ]
        addPlain(
            Int.self, "Int", .int, number.union([.integer]),
            "A whole number. A result that does not fit stops the scenario.")
        let unsigned = number.union([.integer]).subtracting([.signedNumeric])
        for type in IntegerBounds.types {
            let conformances = type.isSigned ? unsigned.union([.signedNumeric]) : unsigned
            addPlain(type, "\(type)", type.staticType, conformances, like: "Int")
            record(type).literals = .integer
        }
        let decimal = number.union([.floatingPoint, .debugStringConvertible])
        addPlain(
            Double.self, "Double", .double, decimal,
            "A number with decimals. `CGFloat` and `Double` are converted into each other by themselves.")
        addPlain(
            CGFloat.self, "CGFloat", .cgFloat,
            decimal.subtracting([.losslessString, .debugStringConvertible]), like: "Double")
        addPlain(Float.self, "Float", .float, decimal, like: "Double")
        addCases(
            FloatingPointRoundingRule.self, named: "FloatingPointRoundingRule",
            "Which whole number is taken.",
            roundingRuleRows)
        addStructure(
            Decimal.self, named: "Decimal", conformances: [.equatable, .comparable, .hashable],
            literals: .integer, "What `pow` of whole numbers gives.", decimalRows)
    }

    private func addTexts() {
        let text: Set<Conformance> = [
            .equatable, .hashable, .comparable, .stringConvertible, .debugStringConvertible, .losslessString,
        ]
        addPlain(String.self, "String", .string, text.union([.sequence]), "Text.")
        let part = StaticType.native(Substring.self)
        addPlain(Substring.self, "Substring", part, text.union([.sequence]), like: "String")
        stringMeanings(meanings(of: String.self))
        addPlain(Character.self, "Character", .character, text, "A letter.")
        addUnicodeScalar()
        addCharacterSet()
    }

    private func addCollections() {
        addFamily(
            "Array", .array(.element),
            "Elements in order. Ranges of whole numbers, and the parts and results of other collections, "
                + "have most of this too.")
        // The same as an array here, as are the elements that a buffer lets one reach (our decision).
        for name in ["ContiguousArray", "UnsafeBufferPointer", "UnsafeMutableBufferPointer"] {
            alias(name, .array(.element))
        }
        addFamily("ArraySlice", .sequence(.element, .slice), like: "Array")
        addFamily("AnyCollection", .sequence(.element, .part), like: "Array")
        addFamily("AnySequence", .sequence(.element, .stride), like: "Array")
        addFamily("LazySequence", .sequence(.element, .lazy), like: "Array")
        addFamily("Range", .range(.bound), like: "Array")
        addFamily("ClosedRange", .closedRange(.bound), like: "Array")
        addFamily(
            "Set", .set(.element),
            "Elements without order, each once. Here it keeps the order in which they came.")
        addFamily(
            "Dictionary", .dictionary(.key, .value),
            "Values by their keys. Here it keeps the order in which they came.")
        addFamily("Optional", .optional(.wrappedType), "A value, or nil.")
        arrayMeanings(meanings(of: [AnyValue].self))
        setMeanings(meanings(of: Set<Int>.self))
        dictionaryMeanings(meanings(of: [Int: AnyValue].self))
        optionalMeanings(meanings(of: AnyValue?.self))
        add(
            NativeType(partial: PartialRangeUpTo<Int>.self, "PartialRangeUpTo"),
            "`..<3`, `...3` and `1...`: for parts of arrays and patterns.")
        for type in [
            NativeType(partial: PartialRangeThrough<Int>.self, "PartialRangeThrough"),
            NativeType(partial: PartialRangeFrom<Int>.self, "PartialRangeFrom"),
        ] {
            add(type, like: "PartialRangeUpTo")
        }
        meanings(of: PartialRangeUpTo<Int>.self).means("Whether a number is in it.", of: "contains(_:)")
        meanings(of: PartialRangeUpTo<Int>.self).means(
            "The part of a collection's places that it names.", of: "relative(to:)")
        addTextIndices()
    }

    private func meanings(of type: Any.Type) -> ReferenceGroup {
        guard let group = record(type).group else { preconditionFailure("\(type) has no heading") }
        return group
    }

    /// Their rows.
    private func addStandardRows() {
        let texts = GenericTable(types: [record(String.self), record(Substring.self)])
        boolRows(MemberTable(record(Bool.self)))
        integerRows(MemberTable(record(Int.self)))
        magnitudeRow(GenericTable(types: [record(Int.self)]))
        addWidthRows()
        for type in IntegerBounds.types { addSizedRows(type) }
        floatingPointRows(MemberTable<Double>(record(Double.self)))
        floatingPointRows(MemberTable<CGFloat>(record(CGFloat.self)))
        floatingPointRows(MemberTable<Float>(record(Float.self)))
        decimalTextRows()
        stringRows(MemberTable(record(String.self)))
        textRows(MemberTable<String>(record(String.self)))
        textRows(MemberTable<Substring>(record(Substring.self)))
        partOfTextRows(MemberTable<Substring>(record(Substring.self)))
        textIndexRows(texts)
        shrinkingTextRows(GenericTable(types: [record(Substring.self)]))
        textComparingRows(MemberTable(record(String.self)))
        textPartRows(texts)
        stringMakingRows(GenericTable(types: [record(String.self)]))
        scalarTextRows(GenericTable(types: [record(String.self)]))
        singleCharacterRows(MemberTable(record(Character.self)))
        addTextRangeConversions()
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
            GenericTable(types: ranges, common: [.conforms("Bound", .integer)]), texts,
            table(.array(.element)), table(.set(.element)), table(.dictionary(.key, .value)),
            table(.sequence(.element, .stride)), table(.sequence(.element, .slice)),
            table(.sequence(.element, .part)),
        ]
        let lazy = table(.sequence(.element, .lazy))
        lazyRows(lazy)
        lazyWalkingRows(lazy)
        firstElementsRow(lazy, as: .lazy)
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
        for range in ranges { range.absences["formatted"] = .formatting }
        for set in table(.set(.element)).types {
            set.absences["remove(at:)"] = Absence.Reason(
                "sets have no places here", instead: "use 'remove(_:)'")
        }
        for own in [StaticType.range(.bound), .closedRange(.bound)] { relationRows(table(own), of: own) }
        let open: [Any.Type] = [
            PartialRangeUpTo<Int>.self, PartialRangeThrough<Int>.self, PartialRangeFrom<Int>.self,
        ]
        partialRangeRows(GenericTable(types: open.map { record($0) }))
        addRelativeRows()
        let halfOpen = table(.range(.bound)).types
        rangePlaceRows(GenericTable(types: halfOpen, common: [.conforms("Bound", .integer)]))
        openPlaceRows(GenericTable(types: halfOpen, common: [.same("Bound", .int)]))
        for range in table(.closedRange(.bound)).types {
            for name in NativeCatalogue.placesOfClosedRanges { range.absences[name] = .placesOfClosedRanges }
        }
    }

    /// What has a size.
    private func addCollectionRows() {
        let ranges = [table(.range(.bound)), table(.closedRange(.bound))].flatMap(\.types)
        let rangeTable = GenericTable(types: ranges, common: [.conforms("Bound", .integer)])
        let (array, slice) = (table(.array(.element)), table(.sequence(.element, .slice)))
        let (set, dictionary) = (table(.set(.element)), table(.dictionary(.key, .value)))
        let part = table(.sequence(.element, .part))
        for t in [rangeTable, array, slice, part, set, dictionary] {
            collectionRows(t)
            lazyRow(t)
        }
        for t in [rangeTable, array, slice, part] { bidirectionalRows(t) }
        for t in [array, slice] {
            slicingRows(t)
            splitRows(t, part: .sequence(.element, .slice))
        }
        splitRows(part, part: .sequence(.element, .part))
        for t in [part, set, dictionary] { partRows(t, part: .sequence(.element, .part)) }
        let whole: [GenericRequirement] = [.conforms("Bound", .integer)]
        rangePartRows(GenericTable(types: table(.range(.bound)).types, common: whole), part: .range(.bound))
        rangePartRows(
            GenericTable(types: table(.closedRange(.bound)).types, common: whole),
            part: .sequence(.element, .part))
        scalarRows(part)
        for t in [rangeTable, array, slice, part, table(.sequence(.element, .stride))] {
            filterRow(t, .array(.element)) { .array($0) }
        }
        filterRow(set, .set(.element)) { .set(OrderedValueSet($0)) }
        filterRow(dictionary, .dictionary(.key, .value)) { .dictionary(OrderedValueDictionary(pairs: $0)) }
        // What all sequences have; the rows above come first where nothing asks for an array.
        for t in [set, dictionary, GenericTable(types: [record(String.self), record(Substring.self)])] {
            filterRow(t, .array(.element)) { .array($0) }
        }
        arrayRows(array)
        sliceRows(slice)
        changingRows(array, of: [Value].self)
        changingRows(slice, of: ArraySlice<Value>.self)
        setRows(set)
        dictionaryRows(dictionary)
    }

    private func addPlain<T: Bridged>(
        _ type: T.Type, _ name: String, _ staticType: StaticType, _ conformances: Set<Conformance>,
        _ summary: String
    ) {
        add(plain(type, name, conformances), summary, as: staticType)
    }

    private func addPlain<T: Bridged>(
        _ type: T.Type, _ name: String, _ staticType: StaticType, _ conformances: Set<Conformance>,
        like other: String
    ) {
        add(plain(type, name, conformances), like: other, as: staticType)
    }

    private func plain<T: Bridged>(
        _ type: T.Type, _ name: String, _ conformances: Set<Conformance>
    ) -> NativeType {
        let record = NativeType(NativeTypeID(type), name: name, kind: .structure, superclass: nil) { value in
            if case .string = value, T.self == Substring.self { return false }
            return T.from(value) != nil
        }
        record.conformances = conformances
        return record
    }

    private func addFamily(_ name: String, _ type: StaticType, _ summary: String) {
        add(family(name, type), summary, as: type)
    }

    private func addFamily(_ name: String, _ type: StaticType, like other: String) {
        add(family(name, type), like: other, as: type)
    }

    private func family(_ name: String, _ type: StaticType) -> NativeType {
        guard let id = type.family else { preconditionFailure("\(name) has no family") }
        return NativeType(id, name: name, kind: .structure, superclass: nil) { $0.isIn(type) }
    }

    private func table(_ type: StaticType) -> GenericTable {
        guard let id = type.family else { preconditionFailure("\(type) has no family") }
        return GenericTable(types: [record(id.type)])
    }
}

extension NativeType {
    /// A range without one of its ends, which is no value by itself.
    fileprivate convenience init(partial type: Any.Type, _ name: String) {
        self.init(NativeTypeID(type), name: name, kind: .structure, superclass: nil) { _ in false }
    }
}

extension Value {
    /// Whether the value is of the same generic type, whatever its elements.
    fileprivate func isIn(_ family: StaticType) -> Bool {
        switch (self, family) {
        case (.array, .array), (.array, .sequence), (.slice, .sequence), (.lazy, .sequence): true
        case (.set, .set), (.dictionary, .dictionary): true
        case (.range(let range), .closedRange): range.isClosed
        case (.range(let range), .range): !range.isClosed
        default: false
        }
    }
}

extension Set<Conformance> {
    /// What plain structs of UIKit conform to.
    static let hashable: Set = [.equatable, .hashable]
}
