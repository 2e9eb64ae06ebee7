import EventEngine
import Foundation

/// What a run says of the looks of views by their classes: `UIButton.appearance().tintColor = .red`.
///
/// Only programs that ask for the appearance of a class have one, from their start: a property that code has
/// set on a view itself is left alone. Of the scenario's own properties it is known from when a class first
/// said something of them, because that is when UIKit begins to watch their setters.
final class Appearances {
    /// That code has set something on a view itself.
    private struct OwnLook: Hashable {
        let serial: Int32
        let key: LookKey
    }

    private unowned let execution: Execution
    private var proxies: [AppearanceProxy] = []
    private var bySubject: [AppearanceProxy.Subject: Value] = [:]
    private var byObject: [ObjectIdentifier: AppearanceProxy] = [:]
    private var count = 0
    private var known: Set<LookKey> = []
    private var own: Set<OwnLook> = []
    /// What is being sent to a view.
    private var sending: OwnLook?

    init(_ execution: Execution) { self.execution = execution }

    /// The appearance that a value is; nil for every other value.
    func proxy(_ value: Value) -> AppearanceProxy? {
        guard !byObject.isEmpty, case .object(let object) = value.unerased else { return nil }
        return byObject[ObjectIdentifier(object)]
    }

    /// Keeps what is sent to an appearance, and remembers what is sent to views.
    ///
    /// - Returns: whether the receiver is an appearance, so that nothing is left to do.
    func take(_ look: Look, by receiver: Value, isOwn: Bool) throws -> Bool {
        guard let proxy = proxy(receiver) else {
            if !isOwn, holdsProxy(look.value) { throw refusalOfProxy(look.range) }
            // What UIKit's part in Swift sets was set by nobody.
            if !execution.isInLibrary(look.range) { note(look.key, on: receiver, isOwn: isOwn) }
            return false
        }
        if holdsProxy(look.value) { throw refusalOfProxy(look.range) }
        try execution.draw(ValueWork.pair, at: look.range)
        var look = look
        look.number = count
        count += 1
        try proxy.keep(look)
        known.insert(look.key)
        return true
    }

    /// The same for a method of the scenario; the receiver is the first value.
    func take(
        _ method: LookMethod, _ values: [Value], at range: SourceRange,
        _ send: @escaping (_ view: Value) throws -> Void
    ) throws -> Bool {
        if let proxy = proxy(values[0]) {
            if !method.isMessage { throw proxy.refuseUnknown(method.name, at: range) }
            if method.hasAnswer || values.count == 1 { throw proxy.refuse(method.name, at: range) }
        }
        guard values.count > 1, !method.hasAnswer else { return false }
        let key = LookKey(method.name, axes: Array(values[2...]))
        let look = Look(key: key, value: values[1], range: range, send: send)
        return try take(look, by: values[0], isOwn: true)
    }

    /// What an appearance answers to a method of UIKit's; nil for every other receiver.
    func answer(
        _ member: NativeMember, _ receiver: Value, _ values: [Value], at range: SourceRange,
        _ send: @escaping (_ view: Value) throws -> Void
    ) throws -> Value? {
        if isOfObjects(member, receiver), values.contains(where: holdsProxy) { throw refusalOfProxy(range) }
        let hasAnswer = member.result != .void
        if let proxy = proxy(receiver) {
            if hasAnswer {
                let key = LookKey(getter: member, values)
                return try proxy.read(key, member.fullName, as: member.result, at: range)
            }
            if values.isEmpty { throw proxy.refuse(member.fullName, at: range) }
        }
        guard !hasAnswer, !values.isEmpty, member.kind == .method, !member.isStatic else { return nil }
        let key = LookKey(member.fullName, axes: Array(values[1...]))
        let look = Look(key: key, value: values[0], range: range, send: send)
        return try take(look, by: receiver, isOwn: false) ? .void : nil
    }

    /// Whether a member is one of UIKit's classes: what Swift's library does with objects leaves them alone.
    private func isOfObjects(_ member: NativeMember, _ receiver: Value) -> Bool {
        switch receiver.unerased {
        case .object, .type: true
        default: member.kind == .initializer
        }
    }

    /// Whether an appearance is about to go where a view is wanted.
    private func holdsProxy(_ value: Value) -> Bool {
        if byObject.isEmpty { return false }
        if case .array(let elements) = value { return elements.contains { proxy($0) != nil } }
        return proxy(value) != nil
    }

    private func refusalOfProxy(_ range: SourceRange) -> SourceTrap {
        refusal("an appearance is no view: it only keeps what is set", range)
    }

    private func note(_ key: LookKey, on receiver: Value, isOwn: Bool) {
        guard case .object(let object) = receiver.unerased, let view = object as? UIView else { return }
        if isOwn ? !known.contains(key) : !key.axes.allSatisfy(\.mayBeAxis) { return }
        let look = OwnLook(serial: view.creationSerial, key: key)
        if look != sending, own.insert(look).inserted { execution.context.work.draw(ValueWork.pair) }
    }
}

// MARK: Making

extension Execution {
    /// The appearance of a class, for views in views or controllers of some classes.
    func appearance(of type: StaticType, in containers: [StaticType]) throws -> Value {
        // A protocol may ask for it, so that no call of it is in the program.
        let known = appearances ?? Appearances(self)
        appearances = known
        return try known.appearance(of: type, in: containers, at: place)
    }

    /// A method of an appearance cannot be a value: nobody would see what it is called with.
    func refuseReference(to name: String, of object: Value, at range: SourceRange) throws {
        guard appearances?.proxy(object) != nil else { return }
        let words = "'\(name)' of an appearance as a value"
        throw SourceTrap(problem: .member(.unsupported(words)), range: range)
    }
}

extension Appearances {
    /// The appearance of a class; always the same one.
    fileprivate func appearance(
        of type: StaticType, in containers: [StaticType], at range: SourceRange
    ) throws -> Value {
        let subject = AppearanceProxy.Subject(type: type, containers: containers)
        if let made = bySubject[subject] { return made }
        if let other = containers.first(where: { !holdsViews($0) }) {
            throw refusal("no view is in a '\(other)'", range)
        }
        guard let object = execution.world.unseen({ instance(of: type) }) else {
            throw refusal("windows take no looks from a class", range)
        }
        let proxy = AppearanceProxy(subject, depth: depth(of: type), isOfItems: object is UIBarItem)
        proxies.append(proxy)
        bySubject[subject] = .object(object)
        byObject[ObjectIdentifier(object)] = proxy
        execution.world.applyLooks = { [weak self] in self?.apply(to: $0) }
        return .object(object)
    }

    /// An object of the class of which no initializer has run, so that it can be passed about.
    private func instance(of type: StaticType) -> AnyObject? {
        var root = type
        if case .user(let user) = type, let native = user.nativeRoot { root = native }
        guard case .native(let id) = root, let object = plainObject(of: id.type) else { return nil }
        if case .user(let user) = type {
            let script = ScriptInstance(RuntimeType.of(user), execution)
            script.object = object
            object.dynamicSubclass = script
        }
        return object
    }

    private func plainObject(of type: Any.Type) -> (any Subclassable)? {
        if type is UIWindow.Type { return nil }
        if let type = type as? UIView.Type { return type.init(coder: NSCoder()) }
        return (type as? UIBarItem.Type)?.init(coder: NSCoder())
    }

    private func holdsViews(_ type: StaticType) -> Bool {
        var current: StaticType? = type
        while let here = current {
            if here == UIView.staticType || here == UIViewController.staticType { return true }
            current = superclass(of: here)
        }
        return false
    }

    private func depth(of type: StaticType) -> Int {
        superclass(of: type).map { depth(of: $0) + 1 } ?? 0
    }

    private func superclass(of type: StaticType) -> StaticType? {
        if case .user(let user) = type { return user.superclass }
        return NativeCatalogue.standard.record(of: type)?.superclass.map { .native($0) }
    }

    private func refusal(_ words: String, _ range: SourceRange) -> SourceTrap {
        SourceTrap(problem: .member(.trap(words)), range: range)
    }
}

// MARK: Applying

extension Appearances {
    /// How well something fits a view. The outermost container decides, then how many there are, then the
    /// class, then which was said last.
    private struct Rank: Comparable {
        /// How far out; 0 without any.
        let outermost: Int
        let containers: Int
        let depth: Int
        var number = 0

        static func < (a: Rank, b: Rank) -> Bool {
            (a.outermost, a.containers, a.depth, a.number) < (b.outermost, b.containers, b.depth, b.number)
        }
    }

    /// Sends a view what its classes say, of each thing what fits it best.
    private func apply(to view: UIView) {
        lazy var containers = view.containers
        var best: [LookKey: (rank: Rank, look: Look)] = [:]
        for proxy in proxies where !proxy.looks.isEmpty {
            guard execution.context.failure == nil, execution.context.work.draw(1 + proxy.looks.count),
                var rank = rank(of: proxy, for: view, in: { containers })
            else { continue }
            for look in proxy.looks {
                rank.number = look.number
                if let other = best[look.key], other.rank > rank { continue }
                best[look.key] = (rank, look)
            }
        }
        for look in best.values.map(\.look).sorted(by: { $0.number < $1.number }) { send(look, to: view) }
    }

    private func send(_ look: Look, to view: UIView) {
        let target = OwnLook(serial: view.creationSerial, key: look.key)
        guard execution.context.failure == nil, !own.contains(target) else { return }
        let (outer, place) = (sending, execution.place)
        sending = target
        defer { (sending, execution.place) = (outer, place) }
        do {
            try look.send(.object(view))
        } catch {
            execution.context.fail(error)
        }
    }

    /// Nil where it does not fit.
    private func rank(
        of proxy: AppearanceProxy, for view: UIView, in containers: () -> [UIResponder]
    ) -> Rank? {
        let type = proxy.subject.type
        if type == UIButton.staticType, view.isNoButton { return nil }
        guard execution.holds(.object(view), type) else { return nil }
        let wanted = proxy.subject.containers
        guard let last = wanted.last else {
            return Rank(outermost: 0, containers: 0, depth: proxy.depth)
        }
        var rest = containers()[...]
        for container in wanted.dropLast() {
            guard let place = rest.firstIndex(where: { execution.holds(.object($0), container) }) else {
                return nil
            }
            rest = rest[(place + 1)...]
        }
        guard let outermost = rest.lastIndex(where: { execution.holds(.object($0), last) }) else {
            return nil
        }
        return Rank(outermost: outermost + 1, containers: wanted.count, depth: proxy.depth)
    }
}
