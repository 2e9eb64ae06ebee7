struct Grade: LosslessStringConvertible { var description: String { "A" } }  // error 1:8: 'Grade' does not have 'init(_:)', which 'LosslessStringConvertible' asks for
func raw<T: RawRepresentable>(_ t: T) -> T.RawValue { t.rawValue + 1 }  // error 2:55: '+' does not work on 'T.RawValue' and 'Int'
struct Plain {}
func text<T: LosslessStringConvertible>(_ t: T) -> String { t.description }
print(text(Plain()))  // error 5:7: 'Plain' does not conform to 'LosslessStringConvertible'
enum Fill: Int { case empty }
func number<T: RawRepresentable>(_ t: T) -> Int where T.RawValue == String { t.rawValue.count }
print(number(Fill.empty))  // error 8:7: a value of type 'String' is needed here, and this is 'T.RawValue = Int'
let debug: any CustomDebugStringConvertible = Plain()  // error 9:47: a value of type 'CustomDebugStringConvertible' is needed here, and this is 'Plain'
