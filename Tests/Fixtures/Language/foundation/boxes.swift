// Texts, numbers and rectangles as objects of Objective-C: casts lead into them and out again.
let text: String? = "hello"
let nothing: String? = nil
let start = NSRange(location: 0, length: 1)
print((text as NSString?)?.replacingCharacters(in: start, with: "J") ?? "nil")  // prints: Jello
print((nothing as NSString?)?.length ?? -1)  // prints: -1

let object = "abc" as NSString
print(object.length, object.substring(from: 1), object.substring(to: 1))  // prints: 3 bc a
print(object as String, String(object), object.range(of: "z").location == NSNotFound)  // prints: abc abc true
print(NSString(string: "x").appending("y"), object.hasPrefix("ab"), object.isEqual(to: "abc"))  // prints: xy true true
print(("12 apples" as NSString).integerValue, ("2.5" as NSString).doubleValue)  // prints: 12 2.5

print(object.substring(with: NSRange(location: 1, length: 1)), object.hasSuffix("bc"), object.contains("b"))  // prints: b true true
print(("a-b" as NSString).components(separatedBy: "-"), ("a-b" as NSString).replacingOccurrences(of: "-", with: "+"))  // prints: ["a", "b"] a+b
print((" a " as NSString).trimmingCharacters(in: .whitespaces), ("aB" as NSString).uppercased, ("aB" as NSString).lowercased)  // prints: a AB ab
print(("7" as NSString).intValue, ("1.5" as NSString).floatValue, ("YES" as NSString).boolValue)  // prints: 7 1.5 true

let anything: Any = object
print(anything as? String ?? "no", (anything as? NSString)?.length ?? -1)  // prints: abc 3
let word: Any = "text"
print((word as? NSString)?.length ?? -1)  // prints: 4

let number: NSNumber = 3
let numbers: [NSNumber] = [1, 2.5, true]
print(number.intValue, numbers.map(\.doubleValue))  // prints: 3 [1.0, 2.5, 1.0]
print(number as? Int ?? 0, number as! Double, (4 as NSNumber).stringValue)  // prints: 3 3.0 4
let half = 2.5
print((half as NSNumber).floatValue, number == 3)  // prints: 2.5 true

let info: [String: Any] = ["point": NSValue(cgPoint: CGPoint(x: 1, y: 2)), "count": 5]
print((info["point"] as? NSValue)?.cgPointValue ?? .zero)  // prints: (1.0, 2.0)
print((info["count"] as? NSNumber)?.intValue ?? 0)  // prints: 5
print(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue.height)  // prints: 4.0
print(NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).uiEdgeInsetsValue.right)  // prints: 4.0
print(NSValue(range: start).rangeValue.length)  // prints: 1

class Form: NSObject, UITextFieldDelegate {
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        let text = (textField.text ?? "") as NSString
        return text.replacingCharacters(in: range, with: string).count < 4
    }
}
let form = Form()
let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
field.delegate = form
view.addSubview(field)
field.becomeFirstResponder()
hand.type("abcd")
print(field.text ?? "")  // prints: abc
