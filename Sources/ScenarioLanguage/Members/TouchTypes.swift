import EventEngine
import Foundation

extension NativeCatalogue {
    /// Touches, events, and what makes them.
    func addTouchTypes() {
        addClass(UITouch.self, named: "UITouch", superclass: NSObject.self, touchRows)
        addClass(UIEvent.self, named: "UIEvent", superclass: NSObject.self, eventRows)
        addTouchEnumerations()
        addClass(Hand.self, named: "Hand", superclass: NSObject.self, handRows)
        addCases(Hand.Direction.self, named: "Hand.Direction") { t in
            t.enumCase("left", .left)
            t.enumCase("right", .right)
            t.enumCase("up", .up)
            t.enumCase("down", .down)
        }
        addClass(Finger.self, named: "Finger", superclass: NSObject.self, fingerRows)
        addClass(Device.self, named: "Device", superclass: NSObject.self, deviceRows)
    }
}
