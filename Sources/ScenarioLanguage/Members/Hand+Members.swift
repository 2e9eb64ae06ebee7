import EventEngine
import Foundation

extension Hand.Direction: BridgedCases {
    package static let bridgedCases: [Hand.Direction] = [.left, .right, .up, .down]
}

extension NativeCatalogue {
    /// The rows of the hand.
    func handRows(_ t: MemberTable<Hand>) {
        let tapping: KeyValuePairs<String, Value> = [
            "count": 1, "fingers": 1, "duration": 0.05, "interval": 0.1,
        ]
        let tappingView: KeyValuePairs<String, Value> = [
            "at": nil, "count": 1, "fingers": 1, "duration": 0.05, "interval": 0.1,
        ]
        t.method("tap(_:at:count:fingers:duration:interval:)", defaults: tappingView) {
            (h: Hand, v: UIView, p: CGPoint?, count: Int, fingers: Int, duration: Double, interval: Double) in
            h.tap(v, at: p, count: count, fingers: fingers, duration: duration, interval: interval)
        }
        t.method("tap(at:count:fingers:duration:interval:)", defaults: tapping) {
            (h: Hand, p: CGPoint, count: Int, fingers: Int, duration: Double, interval: Double) in
            h.tap(at: p, count: count, fingers: fingers, duration: duration, interval: interval)
        }
        t.method(
            "press(_:at:for:)", defaults: ["at": nil]
        ) { (h: Hand, v: UIView, p: CGPoint?, time: Double) in
            h.press(v, at: p, for: time)
        }
        t.method("drag(_:from:by:over:)", defaults: ["from": nil, "over": 0.3]) {
            (h: Hand, v: UIView, p: CGPoint?, by: CGVector, over: Double) in
            h.drag(v, from: p, by: by, over: over)
        }
        t.method("drag(from:to:over:)", defaults: ["over": 0.3]) {
            (h: Hand, p: CGPoint, q: CGPoint, over: Double) in h.drag(from: p, to: q, over: over)
        }
        t.method("flick(_:_:from:distance:over:)", defaults: ["from": nil, "distance": 120.0, "over": 0.1]) {
            (h: Hand, v: UIView, way: Hand.Direction, p: CGPoint?, distance: Double, over: Double) in
            h.flick(v, way, from: p, distance: distance, over: over)
        }
        t.method("pinch(_:scale:over:)", defaults: ["over": 0.4]) {
            (h: Hand, v: UIView, scale: Double, over: Double) in h.pinch(v, scale: scale, over: over)
        }
        t.method("rotate(_:by:over:)", defaults: ["over": 0.4]) {
            (h: Hand, v: UIView, angle: Double, over: Double) in h.rotate(v, by: angle, over: over)
        }
        t.method("touch(_:at:)", defaults: ["at": nil]) { (h: Hand, v: UIView, p: CGPoint?) in
            h.touch(v, at: p)
        }
        t.method("touch(at:)") { (h: Hand, p: CGPoint) in h.touch(at: p) }
        t.method("together(_:)") { (h: Hand, calls: Block< >) in h.together { calls() } }
        t.callsAtOnce("together")
    }

    /// The rows of a finger.
    func fingerRows(_ t: MemberTable<Finger>) {
        t.method("move(to:over:)", defaults: ["over": 0.0]) { (f: Finger, p: CGPoint, over: Double) in
            f.move(to: p, over: over)
        }
        t.method("move(by:over:)", defaults: ["over": 0.0]) { (f: Finger, by: CGVector, over: Double) in
            f.move(by: by, over: over)
        }
        t.method("hold(_:)") { (f: Finger, time: Double) in f.hold(time) }
        t.method("lift()") { (f: Finger) in f.lift() }
    }

    /// The rows of the device.
    func deviceRows(_ t: MemberTable<Device>) {
        t.method("wait(_:)") { (d: Device, seconds: Double) in d.wait(seconds) }
        t.method("shake()") { (d: Device) in d.shake() }
        t.method("interrupt()") { (d: Device) in d.interrupt() }
    }
}
