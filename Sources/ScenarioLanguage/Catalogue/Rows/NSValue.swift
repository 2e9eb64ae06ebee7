import EventEngine
import Foundation

extension NativeCatalogue {
    /// NSValue.
    func addNSValue() {
        addClass(
            NSValue.self, named: "NSValue", superclass: NSObject.self,
            "A value as an object: how the keyboard's notifications hold rectangles."
        ) { t in
            t.means("Makes one from a rectangle.")
            t.convenience("init(cgRect:)") { (rect: CGRect) in NSValue(cgRect: rect) }
            t.means("The rectangle in it.")
            t.getter("cgRectValue", reading: { (value: NSValue) in
                guard let number = value as? NSNumber else { return value.cgRectValue }
                throw RunTrap.trap("the number \(number) is not a rectangle")
            })
        }
    }
}
