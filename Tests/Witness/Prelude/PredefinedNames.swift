import EventEngine

/// The objects that a scenario finds made. The scenario's own declarations of these names win over these.
public var application: UIApplication { UIApplication.shared }
public var window: UIWindow { Witness.scene.window }
public var viewController: UIViewController { Witness.scene.viewController }
public var view: UIView { Witness.scene.view }
public var hand: Hand { Witness.world.hand }
public var device: Device { Witness.world.device }

/// The value of a dimension in this run: the first one unless the program's arguments name another.
public func vary<Value>(_ name: String, _ values: Value...) -> Value {
    let prefix = name + "="
    let choice = CommandLine.arguments.dropFirst(3).first { $0.hasPrefix(prefix) }
    return values[choice.flatMap { Int($0.dropFirst(prefix.count)) } ?? 0]
}
