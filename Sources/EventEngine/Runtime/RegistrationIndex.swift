import Foundation

/// Somebody who is told something by a message.
protocol Registration {
    /// Nil when it is gone.
    var registeredObject: AnyObject? { get }
    var registeredAction: Selector? { get }
}

/// Finds somebody among many who was registered for a message. It is made when it is first needed, and anew
/// after registrations were removed.
struct RegistrationIndex {
    private struct Key: Hashable {
        let object: ObjectIdentifier
        let action: Selector
    }

    private var positions: [Key: Int]?

    /// Where this object with this message may be in the list. An object that is gone may have had the
    /// same identity, so the caller looks whom it finds there.
    mutating func position(
        of object: AnyObject, _ action: Selector, in registrations: [some Registration]
    ) -> Int? {
        let positions = positions ?? made(of: registrations)
        self.positions = positions
        return positions[Key(object: ObjectIdentifier(object), action: action)]
    }

    /// An object was registered at the end of the list.
    mutating func add(_ object: AnyObject, _ action: Selector, at position: Int) {
        positions?[Key(object: ObjectIdentifier(object), action: action)] = position
    }

    /// Registrations were removed: others are in their places.
    mutating func forget() { positions = nil }

    private func made(of registrations: [some Registration]) -> [Key: Int] {
        var positions: [Key: Int] = [:]
        for (position, registration) in registrations.enumerated() {
            guard let object = registration.registeredObject, let action = registration.registeredAction
            else { continue }
            positions[Key(object: ObjectIdentifier(object), action: action)] = position
        }
        return positions
    }
}
