import Foundation

/// Whom a recognizer tells, and by which message. Targets are not retained.
struct GestureTarget: Registration {
    weak var object: AnyObject?
    let action: Selector

    var registeredObject: AnyObject? { object }
    var registeredAction: Selector? { action }
}
