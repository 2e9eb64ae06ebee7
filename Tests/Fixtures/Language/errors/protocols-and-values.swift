protocol TouchProblem: Error { var code: Int { get } }
struct Late: TouchProblem { let code = 7 }
enum Lost: Error, Equatable { case view(Int), window }
func fail(_ which: Int) throws {
    switch which {
    case 0: throw Late()
    case 1: throw Lost.view(3)
    default: throw Lost.window
    }
}
for which in 0...2 {
    do {
        try fail(which)
    } catch let problem as TouchProblem where problem.code > 5 {
        print("code", problem.code)  // prints: code 7
    } catch Lost.view(let tag) where tag > 2 {
        print("view", tag)  // prints: view 3
    } catch is Lost {
        print("lost")  // prints: lost
    } catch {
        print("never")
    }
}
var last: Error?
do { try fail(2) } catch { last = error }
print(last as? Lost == .window, last is Late)  // prints: true false
let stored: Error = Late()
if let late = stored as? Late { print(late.code) }  // prints: 7
