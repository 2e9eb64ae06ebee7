class Gate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
let gate = Gate()
print(gate.gestureRecognizerShouldBegin(UITapGestureRecognizer()))
