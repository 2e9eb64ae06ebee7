// Key-value coding: properties by Objective-C's names for them.
class Dog: NSObject {
    @objc var name = ""
    @objc var age = 3
    @objc var isGood = true
    @objc var weight: CGFloat = 1
    @objc(coatColor) var color: UIColor?
    @objc var twice: Int { age * 2 }
}
class Puppy: Dog {
    override var name: String { didSet { print(oldValue, name) } }
}
class Owner: NSObject {
    @objc var dog: Dog?
    @objc var dogs = [Dog]()
    @objc func getShoe() -> Int { 42 }
    @objc func setHat(_ hat: String) { print("hat", hat) }
}

let dog = Puppy()
dog.setValue("Fido", forKey: "name")
dog.setValue(5, forKey: #keyPath(Dog.age))
print(dog.age, dog.value(forKey: "age") as? Int as Any, dog.value(forKey: "age")!)
print(dog.value(forKey: "good") as! Bool, dog.value(forKey: "isGood")!)
dog.setValue(2, forKey: "weight")
print(dog.weight, dog.value(forKey: "weight") as! Double, dog.value(forKey: "twice")!)
print(dog.value(forKey: "coatColor") as Any, #keyPath(Dog.color))

let owner = Owner()
owner.setValue(dog, forKey: "dog")
owner.setValue("Rex", forKeyPath: #keyPath(Owner.dog.name))
print(owner.value(forKeyPath: "dog.name") as! String)
let other = Dog()
other.name = "Rover"
owner.dogs = [dog, other]
print(owner.value(forKeyPath: #keyPath(Owner.dogs.name)) as! [String])
print(owner.value(forKeyPath: "dogs.@count") as! Int, owner.value(forKey: "shoe")!)
owner.setValue("top", forKey: "hat")
dog.setValuesForKeys(["age": 1, "weight": 4.5])
print(dog.age, dog.weight, dog.dictionaryWithValues(forKeys: ["age", "coatColor"]).count)
owner.setValue(nil, forKeyPath: "dog")
owner.setValue("nobody", forKeyPath: "dog.name")
print(owner.value(forKeyPath: "dog.name") as Any)

view.setValue(UIColor.red, forKey: "backgroundColor")
print(view.backgroundColor == .red, view.value(forKey: "backgroundColor") as? UIColor == .red)
view.setValue(0.5, forKeyPath: "layer.opacity")
print(view.alpha, view.value(forKey: "hidden") as! Bool, view.value(forKeyPath: "window.hidden")!)
class Diary: NSObject {
    @objc var page = 1
    override func setValue(_ value: Any?, forKey key: String) {
        print("set", key)
        super.setValue(value, forKey: key)
    }
}
let diary = Diary()
diary.setValue(2, forKey: "page")
print(diary.page)
// prints:  Fido
// prints: 5 Optional(5) 5
// prints: true 1
// prints: 2.0 2.0 10
// prints: nil coatColor
// prints: Fido Rex
// prints: Rex
// prints: ["Rex", "Rover"]
// prints: 2 42
// prints: hat top
// prints: 1 4.5 2
// prints: nil
// prints: true true
// prints: 0.5 false 0
// prints: set page
// prints: 2
