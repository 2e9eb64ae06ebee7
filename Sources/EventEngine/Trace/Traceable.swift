import Foundation

/// An object that the trace can mention cheaply: it keeps its own number, and tells the world's names when it
/// is freed (`objectIsGone`).
package protocol Traceable: AnyObject {
    /// Its number in the recording; `none` until it is mentioned.
    var traceID: ObjectID { get set }
    /// Its number in order of creation in its world, from 1.
    var creationSerial: Int32 { get }
    /// The run-time subclass that is in front of it, if any.
    var dynamicSubclass: (any DynamicSubclass)? { get }
    /// Objects that the engine itself knows by a property of this one: the `view` of a controller.
    var knownProperties: [(name: String, object: AnyObject?)] { get }
}
