// Whether a delegate has a method is asked by comparing it with nil.
class Mute: NSObject, UITextFieldDelegate {}
class Strict: NSObject, UITextFieldDelegate {
    func textFieldShouldClear(_ textField: UITextField) -> Bool { false }
}
let field = UITextField()
func mayClear() -> Bool {
    field.delegate?.textFieldShouldClear == nil || field.delegate?.textFieldShouldClear?(field) == true
}
print(mayClear())  // prints: true
let (mute, strict) = (Mute(), Strict())
field.delegate = mute
print(mayClear(), nil != field.delegate!.textFieldShouldClear(_:))  // prints: true false
field.delegate = strict
print(mayClear(), field.delegate?.textFieldShouldClear != nil)  // prints: false true
