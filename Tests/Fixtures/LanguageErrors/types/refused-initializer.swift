final class Mover {
    let view: UIView
    var state: Int
    init(view: UIView, animator: UICalendarView) {
        self.view = view
        state = 1
    }
}
let mover = Mover(view: view, animator: 3)
print(mover.state)
// error 4:34: scenarios do not have 'UICalendarView'
