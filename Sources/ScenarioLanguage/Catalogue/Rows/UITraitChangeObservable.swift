import EventEngine
import Foundation

extension UITraitOverrides: BridgedStruct {}

/// The type that stands for a trait.
private struct TraitType: Bridged {
    let trait: UITrait

    static var staticType: StaticType { .metatype(.native((any UITraitDefinition).self)) }
    static func from(_ value: Value) -> TraitType? {
        guard case .type(.native(let id)) = value, let trait = id.type as? UITrait else { return nil }
        return TraitType(trait: trait)
    }
    var bridged: Value { .type(.native(NativeTypeID(trait))) }
}

private typealias Registration = Conforming<any UITraitChangeRegistration>
private typealias Environment = Conforming<any UITraitEnvironment>

extension NativeCatalogue {
    /// What hears of traits, and what says something of them.
    func addUITraitChangeObservable() {
        addProtocol(
            (any UITraitEnvironment).self, named: "UITraitEnvironment",
            "What has traits: a view, a controller, a scene.")
        let environment = MemberTable<Environment>(record((any UITraitEnvironment).self))
        environment.means("Its traits.")
        environment.getter("traitCollection", reading: { known in
            (known.object as? any UITraitEnvironment)?.traitCollection ?? UITraitCollection()
        })
        addProtocol(
            (any UITraitChangeRegistration).self, named: "UITraitChangeRegistration",
            "Stands for what `registerForTraitChanges` began: a closure or a method is called when one of "
                + "some traits has another value.")
        addTraits()
        addStructure(
            UITraitOverrides.self, named: "UITraitOverrides",
            "What an object says of traits, for itself and for all that inherits from it."
        ) { t in
            t.means("What it says of a trait; `unspecified`, or 0, leaves it to what is around.")
            t.field("userInterfaceStyle", \.userInterfaceStyle)
            t.field("userInterfaceIdiom", \.userInterfaceIdiom)
            t.field("horizontalSizeClass", \.horizontalSizeClass)
            t.field("verticalSizeClass", \.verticalSizeClass)
            t.field("displayScale", \.displayScale)
            t.field("layoutDirection", \.layoutDirection)
            t.means("Whether it says anything of a trait.")
            t.method("contains(_:)") { (own: UITraitOverrides, trait: TraitType) in
                own.contains(trait.trait)
            }
            t.means("Says nothing of a trait any more, so that it is inherited.")
            t.mutator("remove(_:)") { (own: inout UITraitOverrides, trait: TraitType) in
                own.remove(trait.trait)
            }
        }
    }

    private func addTraits() {
        addProtocol(
            (any UITraitDefinition).self, named: "_UITraitDefinition", "What a type says of a trait.")
        let traits: [(UITrait, String)] = [
            (UITraitUserInterfaceStyle.self, "UITraitUserInterfaceStyle"),
            (UITraitUserInterfaceIdiom.self, "UITraitUserInterfaceIdiom"),
            (UITraitHorizontalSizeClass.self, "UITraitHorizontalSizeClass"),
            (UITraitVerticalSizeClass.self, "UITraitVerticalSizeClass"),
            (UITraitDisplayScale.self, "UITraitDisplayScale"),
            (UITraitLayoutDirection.self, "UITraitLayoutDirection"),
        ]
        for (index, (trait, name)) in traits.enumerated() {
            let record = NativeType(
                NativeTypeID(trait), name: name, kind: .class, superclass: nil, holds: { _ in false })
            record.protocols = [NativeTypeID((any UITraitDefinition).self)]
            if index == 0 {
                add(record, "Stands for a trait where one is named.")
            } else {
                add(record, like: traits[0].1)
            }
        }
    }

    /// The rows about traits: of views, controllers and scenes.
    func traitRows<Owner: Bridged & UITraitChangeObservable>(
        _ t: MemberTable<Owner>, _ overrides: ReferenceWritableKeyPath<Owner, UITraitOverrides>
    ) {
        t.type.protocols.append(NativeTypeID((any UITraitEnvironment).self))
        t.means("Traits that hold from here on inwards, whatever is around.")
        t.property("traitOverrides", overrides)
        t.means("Ends a registration that `registerForTraitChanges` began.")
        t.method("unregisterForTraitChanges(_:)") { (own: Owner, registration: Registration) in
            guard let known = registration.object as? any UITraitChangeRegistration else { return }
            own.unregisterForTraitChanges(known)
        }
        t.method("_registerForTraitChanges(_:_:)") {
            (own: Owner, traits: [TraitType], block: Block<UITraitCollection>) in
            Registration(object: own.register(traits.map(\.trait)) { block($0) })
        }
    }
}
