import Foundation

/// What has traits.
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    /// The traits are others than before.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Stands for a registration, to end it.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Calls who registered when one of some traits has another value.
public protocol UITraitChangeObservable: UITraitEnvironment {}

/// One registration; it ends with the object that it is about.
package final class TraitRegistration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let call: (UITraitCollection) -> Void

    init(_ traits: [UITrait], _ call: @escaping (UITraitCollection) -> Void) {
        (self.traits, self.call) = (traits, call)
    }
}

extension UITraitChangeObservable {
    /// Calls a closure with the object and the traits that it had before.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        register(traits) { [unowned self] previous in
            guard let environment = self as? TraitEnvironment else {
                let name = (self as? any Traceable).map { Simulator.current.description(of: $0) } ?? "it"
                return Simulator.current.report(
                    .refused("the closure takes a '\(TraitEnvironment.self)', which '\(name)' is not"))
            }
            handler(environment, previous)
        }
    }

    /// Calls a method of a target, which is not retained, with the object.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        let target = target as AnyObject
        return register(traits) { [unowned self, weak target] _ in
            if let target { Simulator.current.call(action, of: target, with: self) }
        }
    }

    /// Calls a method of the object itself.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        guard let holder = self as? any TraitHolder, let state = holder.traitState else { return }
        holder.world.work.draw(compared: state.registrations.count)
        state.registrations.removeAll { $0 === registration }
    }

    package func register(
        _ traits: [UITrait], _ call: @escaping (UITraitCollection) -> Void
    ) -> TraitRegistration {
        let registration = TraitRegistration(traits, call)
        guard let holder = self as? any TraitHolder, holder.world.work.draw(WorkCost.block) else {
            return registration
        }
        holder.madeTraitState.registrations.append(registration)
        return registration
    }
}
