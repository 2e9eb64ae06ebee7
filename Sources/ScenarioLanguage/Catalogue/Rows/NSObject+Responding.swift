import EventEngine
import Foundation

/// Which methods an object has, and who answers in its place. Classes override both to be delegates that hand
/// on what they do not answer themselves.
extension NativeCatalogue {
    /// The rows of NSObject about the methods that it has.
    func respondingRows(_ t: NativeType) {
        t.group?.means(
            "Whether it has a method by Objective-C's name: one of the scenario's, or one of UIKit's that "
                + "scenarios can call.")
        let named = [NativeParameter("to", Selector.staticType)]
        let responds = NativeMember(
            .method, "responds", named, .bool,
            override: .question(.respondsToSelector, Bool.self, Selector.self)
        ) { context, receiver, arguments in
            if let answer = try context.askImplementer(receiver, .respondsToSelector, arguments) {
                return answer
            }
            return try Self.responds(context, &receiver, arguments)
        }
        responds.plain = NativeMember(.method, "responds", named, .bool, body: Self.responds)
        t.add(responds)
        t.group?.means(
            "Who answers a message that it has no method for, if it says that it responds; nil for nobody.")
        let asked = [NativeParameter("for", Selector.staticType)]
        let target = NativeMember(
            .method, "forwardingTarget", asked, Untyped.staticType,
            override: .question(.forwardingTarget, Untyped.self, Selector.self)
        ) { context, receiver, arguments in
            try context.askImplementer(receiver, .forwardingTarget, arguments) ?? .null
        }
        target.plain = NativeMember(.method, "forwardingTarget", asked, Untyped.staticType) { _, _, _ in
            .null
        }
        t.add(target)
    }

    private static func responds(
        _ context: RunContext, _ receiver: inout Value, _ arguments: [Value]
    ) throws -> Value {
        let name = NSStringFromSelector(try Selector.unwrapping(arguments[0]))
        if let answer = context.responds(receiver, name) { return .bool(answer) }
        throw RunTrap.unsupported("'responds(to:)' with '\(name)', which no '#selector' names,")
    }
}
