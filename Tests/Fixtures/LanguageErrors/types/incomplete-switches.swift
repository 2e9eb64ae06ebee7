// What a switch leaves out is named, also inside of cases.
enum Phase { case started, changed(Int), ended }
enum Selection { case none, range(Phase), pair(Phase, Bool) }
func a(_ s: Selection) -> Int {
    switch s { case .none, .pair: 0; case .range(.started): 1 }  // error 5:5: the switch does not cover every value
}
func b(_ s: Selection) -> Int {
    switch s { case .none, .range: 0; case .pair(.started, true), .pair(_, false): 1 }  // error 8:5: the switch does not cover every value
}
func c(_ s: (Phase, Bool?)) -> Int {
    switch s { case (.started, _), (_, true?): 0; case (.changed, nil): 1 }  // error 11:5: the switch does not cover every value
}
func d(_ s: Int?) -> Int {
    switch s { case nil: 0; case 1?: 1 }  // error 14:5: the switch does not cover every value
}
func e(_ s: Phase) -> Int {
    switch s { case .changed(1), .started, .ended: 0 }  // error 17:5: the switch does not cover every value
}
func f(_ s: Phase, _ isOn: Bool) -> Int {
    switch s { case .changed, .started: 0; case .ended where isOn: 1 }  // error 20:5: the switch does not cover every value
}
func g() {
    func mark(x: Int) {}
    func mark(x: Int) {}  // error 24:10: 'mark' is declared twice in the same scope
}
