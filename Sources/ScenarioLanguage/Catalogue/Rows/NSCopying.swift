import EventEngine
import Foundation

/// A zone of memory: there is none, so that only nil can be given for it.
package struct Zone: BridgedStruct {}

/// A copy, of type `Any`, which the engine knows as the object that it is.
package struct Copied: Bridged {
    package let object: AnyObject

    package static var staticType: StaticType { .any }
    package static func from(_ value: Value) -> Copied? {
        if case .object(let object) = value.unerased { Copied(object: object) } else { nil }
    }
    package var bridged: Value { .object(object) }
    package var unbridged: Any? { object }
}

extension NativeCatalogue {
    /// NSCopying and NSZone.
    func addNSCopying() {
        addProtocol(
            (any NSCopying).self, named: "NSCopying", "Can be copied: 'copy()' asks for it."
        ) { t in
            t.means("Makes a copy. The zone is nil.")
            t.required("copy(with:)", .copyWithZone) { (_: Zone?) in Copied(object: NSObject()) }
        }
        addStructure(Zone.self, named: "NSZone", "A zone of memory: there is none, so give nil.")
    }

    /// The row of NSObject that makes copies.
    func copyRows(_ t: NativeType) {
        t.group?.means("Makes a copy: 'copy(with:)' does, of a class that conforms to NSCopying.")
        t.add(NativeMember(.method, "copy", [], .any) { context, receiver, _ in
            if let copy = try context.askImplementer(receiver, .copyWithZone, [.null]) { return copy }
            let object = try receiver.heldObject
            guard let copyable = object as? any NSCopying else {
                let name = UserType.of(object: object)?.name ?? "\(Swift.type(of: object))"
                throw RunTrap.trap("'\(name)' cannot be copied, as it does not conform to 'NSCopying'")
            }
            return .object(copyable.copy(with: nil) as AnyObject)
        })
    }
}
