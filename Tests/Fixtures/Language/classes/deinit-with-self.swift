// In a `deinit` the instance is whole: its properties can be changed, and methods are those of its class.
class Animal {
    var n = 5
    lazy var label = "animal \(n)"
    func clean() { print("Animal", n) }
    deinit {
        n += 1
        clean()
        print(n, label)
    }
}
class Cat: Animal {
    var list = [1] { didSet { print("list", list.count) } }
    override func clean() {
        print("Cat", n)
        super.clean()
    }
    deinit {
        list.append(2)
        list.sort { $0 > $1 }
        print(list)
        clean()
    }
}
var cat: Cat? = Cat()
cat?.n = 6
cat = nil
// prints: [2, 1]
// prints: Cat 6
// prints: Animal 6
// prints: Cat 7
// prints: Animal 7
// prints: 7 animal 7
class Owner {
    let name: String
    var onEnd: ((String) -> Void)?
    init?(_ name: String) {
        if name.isEmpty { return nil }
        self.name = name
    }
    deinit { onEnd?(name) }
}
func make() {
    let owner = Owner("Ann")
    owner?.onEnd = { print("end of", $0) }
    print(Owner("") == nil)
}
make()
// prints: true
// prints: end of Ann
