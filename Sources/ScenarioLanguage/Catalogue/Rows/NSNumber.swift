import Foundation

extension NativeCatalogue {
    /// NSNumber.
    func addNSNumber() {
        addClass(
            NSNumber.self, named: "NSNumber", superclass: NSValue.self,
            "A number as an object, for the few members of UIKit that ask for one."
        ) { t in
            t.type.protocols.append(NativeTypeID((any NSCopying).self))
            t.means("Makes one from a number, or from true or false.")
            t.initializer("init(value:)") { (value: Int) in NSNumber(value: value) }
            t.initializer("init(value:)") { (value: Double) in NSNumber(value: value) }
            t.initializer("init(value:)") { (value: Float) in NSNumber(value: value) }
            t.initializer("init(value:)") { (value: Bool) in NSNumber(value: value) }
            for type in IntegerBounds.types { sizedRow(t, type.staticType) }
            t.initializer("init(integerLiteral:)") { (value: Int) in NSNumber(value: value) }
            t.initializer("init(floatLiteral:)") { (value: Double) in NSNumber(value: value) }
            t.initializer("init(booleanLiteral:)") { (value: Bool) in NSNumber(value: value) }
            t.means("The number as a value of this type.")
            t.getter("intValue", \.intValue)
            t.getter("uintValue", \.uintValue)
            t.getter("doubleValue", \.doubleValue)
            t.getter("floatValue", \.floatValue)
            t.getter("boolValue", \.boolValue)
            t.means("The number as text.")
            t.getter("stringValue", \.asWritten)
            t.getter("description", \.asWritten)
        }
    }

    /// One from a whole number of another width.
    private func sizedRow(_ t: MemberTable<NSNumber>, _ type: StaticType) {
        let parameters = [NativeParameter("value", type)]
        t.type.add(NativeMember(.initializer, "init", parameters, .native(NSNumber.self)) { _, _, arguments in
            arguments[0].boxed(as: .boxedNumber) ?? .null
        })
    }
}
