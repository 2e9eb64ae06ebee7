/// Stands for the main run loop in the trace.
final class MainRunLoop: Traceable {
    var traceID = ObjectID.none
    let creationSerial: Int32 = 0
    var dynamicSubclass: (any DynamicSubclass)? { nil }
    var knownProperties: [(name: String, object: AnyObject?)] { [] }
}
