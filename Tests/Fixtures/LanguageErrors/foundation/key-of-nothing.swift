class Dog: NSObject {
    @objc var name = ""
    var age = 1
}
let dog = Dog()
dog.setValue(3, forKey: "age")  // error 6:1: [<Dog> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key age
