class Scene {
    lazy var view: UIView = {
        print("made")
        let v = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        return v
    }()
    var side: CGFloat = 10
    lazy var double = side * 2
}
let scene = Scene()
scene.side = 30
print(scene.view.frame.width, scene.double)
// prints: made
// prints: 30.0 60.0
scene.side = 5
print(scene.view.frame.width, scene.double)  // prints: 30.0 60.0
