// Wrong uses of property wrappers, option sets, results and required initializers.
@propertyWrapper struct Whole {
    private var value = 0
    init(wrappedValue: Int) { value = wrappedValue }
    var wrappedValue: Int { get { value } set { value = newValue } }
}
struct Gauge {
    @Whole var level = "high"
    @Whole let fixed = 1
    @Whole var count = 2
}
print(Gauge().$count, Gauge()._count)
struct Bits: OptionSet { let value: Int }
struct Edges: OptionSet {
    let rawValue: Int
    static let top = Edges(rawValue: 1)
}
let edges: Edges = [.top, .side]
func show(_ result: Result<Int, Error>) { if case .value(let number) = result { print(number) } }
protocol Made { init(number: Int) }
struct Stone: Made { var weight = 1 }
class Tree: Made { init(number: Int) {} }
// error 8:24: 'init(wrappedValue:)' takes 'Int' here, and this is 'String'
// error 9:12: a property wrapper of a 'let' is not supported in scenarios
// error 12:15: 'Gauge' has no member '$count'
// error 12:31: '_count' is inaccessible here, for it is 'private'
// error 13:8: 'Bits' does not have 'rawValue', which 'OptionSet' asks for
// error 18:27: 'Edges' has no member 'side'
// error 19:52: 'Result<Int, Error>' has no member 'value'
// error 21:8: 'Stone' does not have 'init(number:)', which 'Made' asks for
// error 22:7: 'Tree' does not have 'required init(number:)', which 'Made' asks for
