class Dial: UIView {
    var ring = "thin"
}
Dial.appearance().ring = "thick"
// error 4:1: 'ring' of 'Dial' is not '@objc dynamic', so that no appearance takes it
