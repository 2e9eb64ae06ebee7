import EventEngine
import Foundation

extension CAMediaTimingFillMode: BridgedStruct {}
extension CAMediaTimingFunctionName: BridgedStruct {}

extension NativeCatalogue {
    /// CAMediaTiming, and what belongs to it.
    func addCAMediaTiming() {
        addProtocol(
            (any CAMediaTiming).self, named: "CAMediaTiming",
            "What is on a line of time: layers and animations.")
        addStructure(
            CAMediaTimingFillMode.self, named: "CAMediaTimingFillMode", conformances: .hashable,
            "What is seen of an animation before it begins and after it is over."
        ) { t in
            t.initializer("init(rawValue:)") { (name: String) in CAMediaTimingFillMode(rawValue: name) }
            t.getter("rawValue", \.rawValue)
            t.means("Its last value, its first one, both, or nothing of it.")
            t.staticGetter("forwards") { CAMediaTimingFillMode.forwards }
            t.staticGetter("backwards") { CAMediaTimingFillMode.backwards }
            t.staticGetter("both") { CAMediaTimingFillMode.both }
            t.staticGetter("removed") { CAMediaTimingFillMode.removed }
        }
        addClass(
            CAMediaTimingFunction.self, named: "CAMediaTimingFunction", superclass: NSObject.self,
            "A course of speed: a cubic Bézier curve from (0, 0) to (1, 1)."
        ) { t in
            t.means("Makes one of those that have a name.")
            t.convenience("init(name:)") { (name: CAMediaTimingFunctionName) in
                CAMediaTimingFunction(name: name)
            }
            t.means("Makes one from two control points between 0 and 1.")
            t.initializer("init(controlPoints:_:_:_:)") { (x1: Float, y1: Float, x2: Float, y2: Float) in
                CAMediaTimingFunction(controlPoints: x1, y1, x2, y2)
            }
            t.absent(.unsafe, "getControlPoint")
        }
        addStructure(
            CAMediaTimingFunctionName.self, named: "CAMediaTimingFunctionName", conformances: .hashable,
            "A name of a course of speed."
        ) { t in
            t.initializer("init(rawValue:)") { (name: String) in CAMediaTimingFunctionName(rawValue: name) }
            t.getter("rawValue", \.rawValue)
            t.means("This course.")
            t.staticGetter("linear") { CAMediaTimingFunctionName.linear }
            t.staticGetter("easeIn") { CAMediaTimingFunctionName.easeIn }
            t.staticGetter("easeOut") { CAMediaTimingFunctionName.easeOut }
            t.staticGetter("easeInEaseOut") { CAMediaTimingFunctionName.easeInEaseOut }
            t.staticGetter("default") { CAMediaTimingFunctionName.default }
        }
    }

    /// What layers and animations have in common.
    func mediaTimingRows<Owner: CAMediaTiming & Bridged>(_ t: MemberTable<Owner>) {
        t.type.protocols.append(NativeTypeID((any CAMediaTiming).self))
        t.means(
            "When it begins, in seconds on the clock around it; for an animation, 0 is the moment when it is "
                + "added.")
        t.property("beginTime", \.beginTime)
        t.means("Seconds of one round; an animation with 0 takes as long as its transaction says.")
        t.property("duration", \.duration)
        t.means("How fast its own clock goes, and what that shows at its beginning.")
        t.property("speed", \.speed)
        t.property("timeOffset", \.timeOffset)
        t.means("How many rounds there are, or how many seconds of them, and whether each goes back as well.")
        t.property("repeatCount", \.repeatCount)
        t.property("repeatDuration", \.repeatDuration)
        t.property("autoreverses", \.autoreverses)
        t.means("What is seen before it begins and after it is over.")
        t.property("fillMode", \.fillMode)
    }
}
