class Bare: CALayer {
    let count: Int
    init(count: Int) {
        self.count = count
        super.init()
    }
    required init?(coder: NSCoder) { fatalError() }
}
class Plate: UIView {
    override class var layerClass: AnyClass { Bare.self }
}
let plate = Plate()
// error 10:47: use of unimplemented initializer 'init()' for class 'Bare'
