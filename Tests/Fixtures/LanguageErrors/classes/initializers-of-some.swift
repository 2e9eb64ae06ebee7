class Box<Value> {
    var number: Int
    init() where Value == Int { number = 3 }
}
print(Box<Int>().number)
let wrong = Box<String>()
// error 6:13: 'Box<String>' has 'init' only where 'String' is 'Int'
