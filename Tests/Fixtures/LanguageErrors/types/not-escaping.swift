// A closure that is a parameter is for the time of the call, unless it is '@escaping' or optional.
func keep(_ closure: @escaping () -> Void) { closure() }
func run(_ closure: () -> Void) { closure() }
func same<T>(_ value: T) -> T { value }

class Button {
    var action: (() -> Void)?
    var all: [() -> Void] = []
    func store(_ f: () -> Void) { action = f }  // error 9:44: 'f' may be called later from here, and its parameter is not '@escaping'
    func collect(_ f: () -> Void) { all.append(f) }  // error 10:48: 'f' may be called later from here, and its parameter is not '@escaping'
    func list(_ f: () -> Void) { all = [f] }  // error 11:41: 'f' may be called later from here, and its parameter is not '@escaping'
    func pass(_ f: () -> Void) { keep(f) }  // error 12:39: 'f' may be called later from here, and its parameter is not '@escaping'
    func wrap(_ f: () -> Void) { keep { run { f() } } }  // error 13:47: 'f' may be called later from here, and its parameter is not '@escaping'
    func give(_ f: () -> Void) -> () -> Void { f }  // error 14:48: 'f' may be called later from here, and its parameter is not '@escaping'
    init(_ f: () -> Void) { self.action = f }  // error 15:43: 'f' may be called later from here, and its parameter is not '@escaping'
}

func wait(_ f: () -> Void) {
    DispatchQueue.main.async { f() }  // error 19:32: 'f' may be called later from here, and its parameter is not '@escaping'
    DispatchQueue.main.async(execute: f)  // error 20:39: 'f' may be called later from here, and its parameter is not '@escaping'
    run(same(f))  // error 21:14: 'f' may be called later from here, and its parameter is not '@escaping'
}
func kept(_ value: Bool) {}
func kept(_ question: @escaping () -> Bool) {}
func handOn(_ question: () -> Bool) { kept(question) }  // error 25:44: 'question' may be called later from here, and its parameter is not '@escaping'
