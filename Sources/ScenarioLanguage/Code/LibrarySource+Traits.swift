extension LibrarySource {
    /// Calls when traits change, with the object as what the closure says that it is.
    static let traitChanges = LibrarySource(
        name: "UITrait", members: ["registerForTraitChanges"],
        text: "typealias UITrait = any _UITraitDefinition.Type\n"
            + ["UIView", "UIViewController", "UIWindowScene"].map(traitChanges(of:)).joined())

    private static func traitChanges(of type: String) -> String {
        """
        extension \(type) {
            @discardableResult
            func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
                _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
            ) -> UITraitChangeRegistration {
                _registerForTraitChanges(traits) { [unowned self] previous in
                    guard let environment = self as? TraitEnvironment else {
                        fatalError("the closure takes a '\\(TraitEnvironment.self)', and this is none")
                    }
                    handler(environment, previous)
                }
            }

            @discardableResult
            func registerForTraitChanges(
                _ traits: [UITrait], target: Any, action: Selector
            ) -> UITraitChangeRegistration {
                let places = action.description.filter { $0 == ":" }.count
                weak var receiver = target as? NSObject
                return _registerForTraitChanges(traits) { [unowned self] previous in
                    if places == 0 { receiver?.perform(action) }
                    if places == 1 { receiver?.perform(action, with: self) }
                    if places == 2 { receiver?.perform(action, with: self, with: previous) }
                }
            }

            @discardableResult
            func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> UITraitChangeRegistration {
                registerForTraitChanges(traits, target: self, action: action)
            }
        }

        """
    }
}
