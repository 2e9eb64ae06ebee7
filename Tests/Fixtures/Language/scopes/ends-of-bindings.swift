// What conditions and patterns bound is let go before the else, before the next case, and behind the loop.
class Node {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("deinit", name) }
    var isReady: Bool { true }
}
struct Failure: Error { let node: Node }
func branch(_ ok: Bool) {
    if let a = Optional(Node("a")), let b = Optional(Node("b")), ok, a.isReady {
        print("then", a.name, b.name)
    } else if case let c as Node = Node("c") as Any, ok {
        print("second", c.name)
    } else {
        print("else")
    }
    print("after if")
}
func guarded(_ ok: Bool) {
    guard let a = Optional(Node("d")), ok else { return print("left") }
    print("guarded", a.name)
}
func chosen(_ ok: Bool) {
    switch Node("e") {
    case let a where ok: print("first", a.name)
    default: print("default")
    }
    switch Optional(Node("f")) {
    case let a? where ok: print("first", a.name)
    case let b?: print("second", b.name)
    case nil: print("none")
    }
}
func caught() {
    do {
        throw Failure(node: Node("g"))
    } catch let failure as Failure where failure.node.name == "other" {
        print("other")
    } catch {
        print("caught")
    }
    print("after catch")
}
func looped() {
    var left = [Node("h"), Node("i")]
    while let last = left.popLast(), last.name != "h" { print("body", last.name) }
    print("after while")
}
func valued(_ ok: Bool) -> String {
    let name = if let a = Optional(Node("j")), ok { a.name } else { guardedName() }
    print("after value")
    return name
}
func guardedName() -> String {
    print("in else")
    return "no"
}
for ok in [true, false] {
    print(ok)
// prints: true
// prints: then a b
// prints: deinit b
// prints: deinit a
// prints: after if
// prints: guarded d
// prints: deinit d
// prints: first e
// prints: deinit e
// prints: first f
// prints: deinit f
// prints: deinit j
// prints: after value
    branch(ok)
    guarded(ok)
    chosen(ok)
    print(valued(ok))
// prints: j
// prints: false
// prints: deinit b
// prints: deinit a
// prints: deinit c
// prints: else
// prints: after if
// prints: deinit d
// prints: left
// prints: deinit e
// prints: default
// prints: second f
// prints: deinit f
// prints: deinit j
// prints: in else
// prints: after value
// prints: no
// prints: caught
// prints: deinit g
// prints: after catch
// prints: body i
// prints: deinit i
// prints: deinit h
// prints: after while
}
caught()
looped()
