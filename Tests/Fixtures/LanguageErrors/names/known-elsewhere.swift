// What Swift and UIKit have and scenarios do not is named, and nothing else is suggested.
let picker = UICalendarView()  // error 2:14: scenarios do not have 'UICalendarView'
class Wheel: UIColorWell {}  // error 3:14: scenarios do not have 'UIColorWell'
let wheel = Wheel()
wheel.reloadAllComponents()
view.addSubview(wheel)
func load(_ result: Mirror) {}  // error 7:21: scenarios do not have 'Mirror'
let now = NSCalendar.current  // error 8:11: scenarios do not have 'NSCalendar'
extension Strideable {}  // error 9:11: scenarios do not have 'Strideable'
struct Name: RecoverableError { let id: Int }  // error 10:14: scenarios do not have 'RecoverableError'
print(view.largeContentTitle)  // error 11:12: scenarios do not have 'largeContentTitle' of 'UIView'
print([1, 2].lazy.map { $0 }.last ?? 0)  // error 12:30: scenarios do not have 'last' of 'LazySequence<Int>'
UIFieldBehavior(referenceView: view)  // error 13:1: scenarios do not have 'UIFieldBehavior'
let share = UIActivityViewController(activityItems: [], applicationActivities: nil)  // error 14:13: scenarios do not have 'UIActivityViewController'
func outer() -> Int {
    func first() -> Int { second() }
    func second() -> Int { 2 }
    return first()
}
extension Array { func each<T>(_ f: (Element) -> T) -> [T] { map(f) } }
extension Array where Element: Strideable { func total() -> Int { 0 } }  // error 21:32: 'Strideable' as a constraint is not supported in scenarios
print([1].total())
