// Where a line of output comes from makes no difference: print and NSLog.
class TalkingView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("in", #function)
        super.touchesBegan(touches, with: event)
        NSLog("%@ %d", "logged", touches.count)
    }
}
let talking = TalkingView(frame: CGRect(x: 0, y: 100, width: 80, height: 80))
view.addSubview(talking)
hand.tap(talking)
// prints: in touchesBegan(_:with:)
// prints: logged 1
print()  // prints:
print("a", "b", separator: "")  // prints: ab
