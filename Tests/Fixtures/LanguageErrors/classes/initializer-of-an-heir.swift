class Screen: UIViewController {}
class Own: Screen {
    let word: String
    init(word: String) {
        self.word = word
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
}
let type: Screen.Type = Own.self
print(type.init(nibName: nil, bundle: nil))
// error 11:7: use of unimplemented initializer 'init(nibName:bundle:)' for class 'Own'
