import EventEngine

/// What the edits of the instrumenter call: it puts a compiled scenario's overrides, `super` calls and
/// names into the trace, where the interpreter puts them by itself.
///
/// # What makes the traces equal
/// - Every traced message is one entry. Sent to an object of the engine's own class, the engine records it;
///   sent to a compiled subclass that overrides it, Swift calls the override, and `overriding` records it.
/// - A message through `super` is part of the enclosing entry when that is the same message to the same
///   object, however many classes lie between; else it is an entry of its own, whoever implements it.
/// - An object's name is the first top-level constant or variable that it was bound to where that was
///   declared; an object without one has the name of the first variable, in order of declaration, that holds
///   it when the code ends; then property paths count.
/// - Objects of a class are numbered in the order in which they were made. Initial values of stored
///   properties are made before the initializer's body runs, so a part comes before its whole.
///
/// # What is not compared
/// - The order in which a `Set` or `Dictionary` is iterated: Swift's own changes from run to run.
/// - The moment at which a local variable lets go of its object: Swift may do so after its last use, the
///   interpreter does at the end of the scope.
/// - The scenario line of an entry, which the compiled program does not know.
/// - Scenarios that must be rejected (`fails`), and those that end in a run-time error.
public enum Witness {
    /// The world that all objects of the program belong to, and what it begins with.
    nonisolated(unsafe) private(set) static var world = Simulator(tracing: true)
    nonisolated(unsafe) static var scene: Simulator.StandardScene { stage! }
    nonisolated(unsafe) private static var stage: Simulator.StandardScene?

    /// Begins the run: makes the world and its scene.
    ///
    /// The program's arguments are the width and height of the screen, then the numbers of the values that
    /// calls of `vary` take, as `name=index`.
    public static func start() {
        let arguments = CommandLine.arguments.dropFirst()
        let sides = arguments.prefix(2).compactMap { Double($0) }
        if sides.count == 2 {
            world = Simulator(screenSize: CGSize(width: sides[0], height: sides[1]), tracing: true)
        }
        world.becomeCurrent()
        stage = world.makeStandardScene()
    }

    /// Ends the run: lets time run on, names what the top level holds, and prints the transcript.
    public static func finish(_ roots: [(name: String, value: Any)]) {
        for root in roots { bind(root.name, root.value) }
        finishPrinting()
        let recording = world.finish()
        if let problem = world.problem { Swift.print("the world halted: \(problem.sentence)") }
        Swift.print(Transcript.lines(of: recording).joined(separator: "\n"))
    }

    /// Gives the object that a constant or variable of the top level holds the name of that variable.
    public static func bind(_ name: String, _ value: Any) {
        world.names.bind(name, to: objectInside(value))
    }

    /// Records a call of an override, which `body` is.
    @discardableResult
    public static func overriding<Result>(
        _ receiver: AnyObject, _ selector: String, _ arguments: [Any?], _ body: () -> Result
    ) -> Result {
        guard let message = message(selector, to: receiver), let receiver = receiver as? any Traceable else {
            return body()
        }
        return world.overriding(receiver, message, arguments, body)
    }

    /// Marks a message that goes through `super`; `body` sends it.
    @discardableResult
    public static func throughSuper<Result>(
        _ receiver: AnyObject, _ selector: String, _ body: () -> Result
    ) -> Result {
        guard let message = message(selector, to: receiver) else { return body() }
        return world.throughSuper(receiver, message, body)
    }

    /// Enters a class whose cells a table shall make, and answers it.
    public static func cells<Cell: UITableViewCell>(
        _ type: Cell.Type, _ make: @escaping (_ reuseIdentifier: String) -> Cell
    ) -> AnyClass {
        world.cellClasses.add(type, make)
        return type
    }

    /// Enters a class whose cells a collection view shall make, and answers it.
    public static func cells<Cell: UICollectionViewCell>(
        _ type: Cell.Type, _ make: @escaping (_ frame: CGRect) -> Cell
    ) -> AnyClass {
        world.cellClasses.add(type, make)
        return type
    }

    /// Enters a class whose views a layout shall make, and answers it.
    public static func views<View: UICollectionReusableView>(
        _ type: View.Type, _ make: @escaping (_ frame: CGRect) -> View
    ) -> AnyClass {
        world.cellClasses.addView(type, make)
        return type
    }

    /// Enters a class of layers that a view or `presentation()` shall make.
    public static func layers<Layer: CALayer>(
        _ type: Layer.Type, _ make: @escaping () -> Layer, copy: @escaping (_ layer: Any) -> Layer
    ) {
        world.layerClasses.add(type, make, copy: copy)
    }

    /// Enters a method of a class that Objective-C would find by its name.
    public static func action<Receiver: AnyObject>(
        _ name: String, _ swiftName: String, _ type: Receiver.Type,
        _ call: @escaping (_ receiver: Receiver, _ sender: Any?, _ event: UIEvent?) -> Void
    ) {
        world.actions.add(Selector(name), swiftName, of: type, call)
    }

    /// Enters that a class has a method of a protocol that is optional in Objective-C.
    public static func implements(_ name: String, _ type: AnyClass) {
        world.actions.declare(name, of: type)
    }

    /// What an action brings, as its method takes it.
    public static func argument<Value>(_ value: Any?) -> Value {
        if let value = value as? Value { return value }
        preconditionFailure("an action's method takes \(Value.self), and this is \(value as Any)")
    }

    /// The traced message of this name; nil for a method that UIKit does not know or that is not traced.
    private static func message(_ selector: String, to receiver: AnyObject) -> MessageSelector? {
        guard let message = MessageSelector(swift: selector, receiver: receiver), message.isTraced else {
            return nil
        }
        return message
    }

    private static func objectInside(_ value: Any) -> AnyObject? {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .class: return value as AnyObject
        case .optional: return mirror.children.first.flatMap { objectInside($0.value) }
        default: return nil
        }
    }
}
