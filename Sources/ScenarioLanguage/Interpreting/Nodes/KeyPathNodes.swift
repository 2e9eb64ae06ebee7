/// `\UIView.frame` as a value.
struct KeyPathLiteral: Node {
    let reader: FunctionCode
    /// Nil for a key path that is only read.
    let writer: FunctionCode?
    let range: SourceRange

    func evaluate(_ frame: Frame) throws -> Value {
        .object(KeyPathValue(reader: reader, writer: writer))
    }
}

/// A key path while a scenario runs.
final class KeyPathValue {
    /// Takes the root and answers the value.
    let reader: FunctionCode
    /// Takes the root, which it changes, and the new value.
    let writer: FunctionCode?

    init(reader: FunctionCode, writer: FunctionCode?) {
        self.reader = reader
        self.writer = writer
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
        try keyPath(path).reader.call([root.unerased], frame.execution, at: range)
    }

    private func write(
        _ value: Value, to root: inout Value, _ path: Value, _ frame: Frame, ending error: ThrownError?
    ) throws {
        guard let writer = keyPath(path).writer else {
            preconditionFailure("The checker let a key path be set that is only read.")
        }
        let called = try writer.run([root.unerased, value], frame.execution, at: range)
        if !isObject { root.replaceInside(with: writer.finalValue(ofParameter: 0, in: called)) }
        if let error { throw error }
    }

    private func keyPath(_ value: Value) -> KeyPathValue {
        guard case .object(let object) = value, let path = object as? KeyPathValue else {
            preconditionFailure("The checker let a value through that is no key path.")
        }
        return path
    }
}
