// The name of a type and of a method: a function that takes an instance and answers its method.
class Cat {
    func purr() { print("purr") }
    func add(_ x: Int) -> String { "number \(x)" }
    func add(_ x: String) -> String { "text \(x)" }
}
class Lion: Cat {
    override func purr() { print("roar") }
}
let purr = Cat.purr
purr(Cat())()  // prints: purr
purr(Lion())()  // prints: roar
let adding: (Cat) -> (Int) -> String = Cat.add
print(adding(Cat())(3), (Cat.add as (Cat) -> (String) -> String)(Cat())("x"))  // prints: number 3 text x

class Speaker {
    func speak() { print("silence") }
    func speak(_ words: String) { print(words) }
    func test() {
        let one = type(of: self).speak(_:)
        one(self)("one")
        let two = Speaker.speak(_:)
        two(self)("two")
        let three = Speaker.speak as (Speaker) -> () -> Void
        three(self)()
    }
}
Speaker().test()
// prints: one
// prints: two
// prints: silence

struct Point {
    var x = 1
    func moved(by distance: Int) -> Point { Point(x: x + distance) }
}
print(Point.moved(by:)(Point())(4).x, [1, 2].map(Point.moved(Point())).map(\.x))  // prints: 5 [2, 3]
let shouts = ["a", "b"].map(String.uppercased)
print(shouts.map { $0() })  // prints: ["A", "B"]

protocol Named {
    var name: String { get }
    func greet() -> String
}
extension Named {
    func greet() -> String { "I am \(name)" }
}
struct Person: Named { let name: String }
print(Person.greet(Person(name: "Ida"))(), [Person(name: "Bo")].map(Person.greet).map { $0() })
// prints: I am Ida ["I am Bo"]

class Panel: UIView {
    @objc func close(_ sender: UIButton) { print("closed") }
    func test() {
        let close = Panel.close
        close(self)(UIButton())
        let add = UIView.addSubview
        add(self)(UIView())
        print(subviews.count)
    }
}
Panel().test()
// prints: closed
// prints: 1
