// What extensions make types that are not the scenario's conform to: protocols of Swift's library.
extension String: Error {}
func fail() throws { throw "no network" }
do { try fail() } catch { print(error) }  // prints: no network
do { try fail() } catch let text as String { print(text.count) }  // prints: 10
let result: Result<Int, any Error> = .failure("late")
if case .failure(let error) = result { print(error as? String ?? "-") }  // prints: late

extension UIEdgeInsets: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(top)
        hasher.combine(left)
    }
}
print(Set([UIEdgeInsets.zero, UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0), .zero]).count)  // prints: 2
let names: [UIEdgeInsets: String] = [.zero: "none"]
print(names[.zero] ?? "-")  // prints: none

extension UIControl.State: Hashable {}
var colors: [UIControl.State: String] = [.normal: "black"]
colors[.highlighted] = "gray"
print(colors[.highlighted] ?? "-", colors.count)  // prints: gray 2
var byNumber: [UIControl.State.RawValue: String] = [:]
byNumber[UIControl.State.disabled.rawValue] = "off"
print(byNumber.count)  // prints: 1
func unique<T: Hashable>(_ values: [T]) -> Int { Set(values).count }
print(unique([UIControl.State.normal, .normal, .selected]))  // prints: 2

extension UIView.ContentMode: CaseIterable {
    public static var allCases: [UIView.ContentMode] { [.center, .top] }
}
func count<T: CaseIterable>(_ type: T.Type) -> Int { Array(T.allCases).count }
print(UIView.ContentMode.allCases.count, count(UIView.ContentMode.self))  // prints: 2 2

extension UIEdgeInsets: ExpressibleByFloatLiteral {
    public init(floatLiteral value: Double) {
        self.init(top: value, left: value, bottom: value, right: value)
    }
}
let around: UIEdgeInsets = 2.5
print(around.left)  // prints: 2.5

extension CGSize: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: CGFloat...) { self.init(width: elements[0], height: elements[1]) }
}
let size: CGSize = [3, 4]
print(size.height)  // prints: 4.0

extension UIEdgeInsets: CustomStringConvertible {
    public var description: String { "top \(top)" }
}
func tell<T: CustomStringConvertible>(_ value: T) -> String { value.description }
print(around, tell(around))  // prints: top 2.5 top 2.5
