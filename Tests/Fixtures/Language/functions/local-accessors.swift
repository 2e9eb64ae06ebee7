func observed() {
    var total = 0 {
        willSet { print("will", total, newValue) }
        didSet { print("did", oldValue, total) }
    }
    total = 3
    // prints: will 0 3
    // prints: did 0 3
    total += 2
    // prints: will 3 5
    // prints: did 3 5
    var names: [String] = [] {
        didSet(before) { if names.count > before.count { print("more", names) } }
    }
    names.append("a")  // prints: more ["a"]
    var capped = 0 {
        didSet { capped = min(capped, 10) }
    }
    capped = 40
    print(capped)  // prints: 10
    let later = { total = 1 }
    later()
    // prints: will 5 1
    // prints: did 5 1
}
observed()

func computed() {
    var half = 4
    var whole: Int {
        get { half * 2 }
        set { half = newValue / 2 }
    }
    whole = 20
    print(half, whole)  // prints: 10 20
    whole += 2
    print(half)  // prints: 11
    var label: String {
        get { "<\(whole)>" }
        set(text) { whole = text.count }
    }
    label = "four"
    print(label, half)  // prints: <4> 2
}
computed()

func lazily(_ seed: Int) {
    lazy var made: [Int] = {
        print("made")
        return [seed]
    }()
    lazy var unused = { print("never"); return 1 }()
    lazy var nothing: Int? = { print("asked"); return nil }()
    print("before")  // prints: before
    print(made, made)
    // prints: made
    // prints: [7] [7]
    made.append(8)
    print(made)  // prints: [7, 8]
    print(nothing as Any, nothing as Any)
    // prints: asked
    // prints: nil nil
    lazy var replaced = [Int]()
    replaced = [1]
    let read = { replaced.count }
    print(read())  // prints: 1
}
lazily(7)
