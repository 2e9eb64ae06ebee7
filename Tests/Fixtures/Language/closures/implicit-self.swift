// Where the members of the object around a closure need no `self.`.
func keep(_ closure: @escaping () -> Void) { closure() }
func run(_ closure: () -> Void) { closure() }
typealias Work = () -> Void
func runWork(_ work: Work) { work() }

class Counter {
    var count = 0
    lazy var doubled: Int = { count * 2 }()
    func bump() { count += 1 }

    func use() {
        run { bump() }
        run({ bump() })
        run({ () in bump() })
        runWork { bump() }
        [1, 2].forEach { _ in bump() }
        print(count, { count + 1 }(), ({ count + 2 })())  // prints: 6 7 8
        func local() { bump() }
        keep(local)
        keep { [self] in
            bump()
            run { bump() }
            func inside() { bump() }
            inside()
        }
        keep { [unowned self] in bump() }
        keep { [weak self] in
            guard let self else { return }
            bump()
        }
        keep { [weak self] in
            if let self { bump() }
        }
        keep { self.bump() }
        print(count, doubled)  // prints: 14 28
        let counts = [1, 2].map { $0 + count }.filter { $0 < count + 2 }
        print(counts)  // prints: [15]
    }

    static var made = 0
    static func make() -> Counter {
        keep { made += 1 }
        return Counter()
    }
}

struct Point {
    var x = 1
    func show() { keep { print(x) } }
}

Counter.make().use()
Point().show()  // prints: 1
print(Counter.made)  // prints: 1

class Screen: UIViewController {
    func show() {
        UIView.performWithoutAnimation { view.alpha = 0.5 }
        hand.together { view.alpha = 0.25 }
        print(view.alpha)  // prints: 0.25
    }
}
Screen().show()
