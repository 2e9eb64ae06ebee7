/// `\UIView.frame` as a value.
struct KeyPathLiteral: Node {
    let reader: FunctionCode
    /// Nil for a key path that is only read.
    let writer: FunctionCode?
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        .object(KeyPathValue([KeyPathValue.Step(reader: reader, writer: writer)]))
    }
}

/// `path.appending(path: other)`
struct JoinedKeyPath: Node {
    let first: any Node
    let second: any Node

    func evaluate(_ frame: Frame) throws -> Value {
        let steps = try first.evaluate(frame).keyPath.steps + second.evaluate(frame).keyPath.steps
        return .object(KeyPathValue(steps))
    }
}

/// A key path while a scenario runs.
final class KeyPathValue {
    /// One of the key paths that it is put together of.
    struct Step {
        /// Takes the root and answers the value.
        let reader: FunctionCode
        /// Takes the root, which it changes, and the new value.
        let writer: FunctionCode?
    }

    let steps: [Step]

    init(_ steps: [Step]) { self.steps = steps }

    func read(_ root: Value, _ execution: Execution, at range: SourceRange) throws -> Value {
        try steps.reduce(root) { try $1.reader.call([$0.unerased], execution, at: range) }
    }

    /// What becomes of the root when the value at the end is another one.
    func writing(
        _ value: Value, in root: Value, _ execution: Execution, at range: SourceRange
    ) throws -> Value {
        try writing(value, in: root, steps[...], execution, at: range)
    }

    private func writing(
        _ value: Value, in root: Value, _ steps: ArraySlice<Step>, _ execution: Execution,
        at range: SourceRange
    ) throws -> Value {
        guard let step = steps.first else { return value }
        var changed = value
        if steps.count > 1 {
            let inner = try step.reader.call([root.unerased], execution, at: range)
            changed = try writing(value, in: inner, steps.dropFirst(), execution, at: range)
        }
        // What an object has is changed in it.
        guard let writer = step.writer else { return root }
        let called = try writer.run([root.unerased, changed], execution, at: range)
        return writer.finalValue(ofParameter: 0, in: called)
    }
}

extension Value {
    /// The key path that the checker promised.
    fileprivate var keyPath: KeyPathValue {
        guard case .object(let object) = self, let path = object as? KeyPathValue else {
            preconditionFailure("The checker let a value through that is no key path.")
        }
        return path
    }
}

/// `base[keyPath: path]`
struct KeyPathAccess: Place {
    let base: any Node
    let path: any Node
    /// Whether the key path changes an object, so that the base need not be a variable.
    let isObject: Bool
    let range: SourceRange

    private var owner: PlaceBase { PlaceBase(node: base, isObject: isObject) }

    func evaluate(_ frame: Frame) throws -> Value {
        let root = try base.evaluate(frame)
        return try read(root, try path.evaluate(frame), frame)
    }

    func prepare(_ frame: Frame, _ parts: inout [Value]) throws {
        try owner.prepare(frame, &parts)
        parts.append(try path.evaluate(frame))
    }

    func load(_ frame: Frame, _ parts: inout [Value]) throws -> Value {
        let path = parts.removeLast()
        return try read(try owner.load(frame, &parts), path, frame)
    }

    func store(_ value: Value, _ frame: Frame, _ parts: inout [Value], ending error: ThrownError?) throws {
        let path = parts.removeLast()
        try owner.modify(frame, &parts) { try write(value, to: &$0, path, frame, ending: error) }
    }

    func modify(_ frame: Frame, _ parts: inout [Value], _ change: (inout Value) throws -> Void) throws {
        let path = parts.removeLast()
        try owner.modify(frame, &parts) { root in
            try changing(try read(root, path, frame), change) {
                try write($0, to: &root, path, frame, ending: $1)
            }
        }
    }

    private func read(_ root: Value, _ path: Value, _ frame: Frame) throws -> Value {
        try path.keyPath.read(root, frame.execution, at: range)
    }

    private func write(
        _ value: Value, to root: inout Value, _ path: Value, _ frame: Frame, ending error: ThrownError?
    ) throws {
        let changed = try path.keyPath.writing(value, in: root, frame.execution, at: range)
        if !isObject { root.replaceInside(with: changed) }
        if let error { throw error }
    }
}
