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
        addPlain(Double.self, "Double", .double, number.union([.floatingPoint]))
        addPlain(Float.self, "Float", .float, number.union([.floatingPoint]))
        addPlain(CGFloat.self, "CGFloat", .cgFloat, number.union([.floatingPoint]))
        let text: Set<Conformance> = [.equatable, .hashable, .comparable, .stringConvertible]
        addPlain(String.self, "String", .string, text.union([.sequence]))
        addPlain(Character.self, "Character", .character, text)
        alias("TimeInterval", .double)
        alias("CFTimeInterval", .double)
        alias("Void", .void)
        alias("Never", .never)
        alias("Any", .any)
        alias("AnyObject", .anyObject)
        alias("AnyClass", .metatype(.anyObject))
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
}
