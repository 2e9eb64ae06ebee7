class Dial: UIView {
    @objc func setMark(_ mark: String, at place: Int) {}
}
Dial.appearance().setMark("noon", at: 12)
// error 4:1: 'setMark(_:at:)' of 'Dial' is not '@objc dynamic', so that no appearance takes it
