class Bare: CALayer {
    let count: Int
    init(count: Int) {
        self.count = count
        super.init()
    }
    required init?(coder: NSCoder) { fatalError() }
}
let bare = Bare(count: 1)
_ = bare.presentation()
// error 10:5: use of unimplemented initializer 'init(layer:)' for class 'Bare'
