import EventEngine
import Foundation
import Testing

@testable import ScenarioLanguage

@Suite struct EngineMemberTests {
    let call = Calling()
    let world = Simulator()

    private func view(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    }

    @Test("Subclasses of the engine have types of their own, though one conformance serves them all")
    func inheritedTypes() {
        #expect(UIWindow.staticType == .native(UIWindow.self))
        #expect([UIWindow?].staticType == .array(.optional(.native(UIWindow.self))))
        #expect(CGMutablePath.staticType == .native(CGMutablePath.self))
        #expect(CGMutablePath.staticType != CGPath.staticType)
    }

    @Test("A subclass has the members of its superclasses")
    func inheritance() {
        let catalogue = NativeCatalogue.standard
        #expect(catalogue.members(named: "addSubview", of: UIWindow.staticType).count == 1)
        #expect(catalogue.members(named: "touchesBegan", of: UIWindow.staticType).count == 1)
        // Its own conversions for windows come before those for views and for coordinate spaces.
        let conversions = catalogue.members(named: "convert", of: UIWindow.staticType)
        #expect(conversions.first?.parameters.last?.type == UIWindow?.staticType)
        #expect(conversions.count == 10)
        #expect(catalogue.memberNames(of: UIView.staticType).contains("hitTest"))
    }

    @Test("An initializer makes an object of its own class, not of a superclass")
    func initializers() throws {
        #expect(NativeCatalogue.standard.initializers(of: UITouch.staticType).isEmpty)
        try world.perform {
            for record in NativeCatalogue.standard.records where record.kind == .class {
                guard let row = record.initializers.first(where: { $0.parameters.isEmpty }) else { continue }
                guard case .object(let object) = try row.call(in: call.context) else {
                    Issue.record("\(record.name)() makes no object")
                    continue
                }
                #expect(NativeTypeID(type(of: object)) == record.id, "\(record.name)()")
            }
        }
    }

    @Test("Properties of views are read and set through their rows")
    func properties() throws {
        try world.perform {
            let gray = view(10, 20, 100, 50)
            let rows = NativeCatalogue.standard.members(named: "frame", of: UIView.staticType)
            let row = try #require(rows.first)
            var receiver = gray.bridged
            let set = try #require(row.setter)
            try set(call.context, &receiver, [], .rect(CGRect(x: 1, y: 2, width: 3, height: 4)))
            #expect(gray.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
            #expect(try row.call(in: call.context, on: receiver) == .rect(gray.frame))
            #expect(row.override?.selector == .frame)
            #expect(row.override?.setter == .setFrame)
        }
    }

    @Test("Methods with overloads answer by the types of their arguments")
    func overloads() throws {
        try world.perform {
            let (outer, inner) = (view(0, 0, 100, 100), view(10, 10, 20, 20))
            _ = try call.method("addSubview(_:)", on: outer.bridged, UIView.staticType, inner.bridged)
            #expect(inner.superview === outer)
            let point = try call.method(
                "convert(_:to:)", on: inner.bridged, UIView.staticType, .point(.zero), outer.bridged,
                types: [CGPoint.staticType, UIView?.staticType])
            #expect(point == .point(CGPoint(x: 10, y: 10)))
            let rect = try call.method(
                "convert(_:to:)", on: inner.bridged, UIView.staticType, .rect(inner.bounds), .null,
                types: [CGRect.staticType, UIView?.staticType])
            #expect(rect == .rect(CGRect(x: 10, y: 10, width: 20, height: 20)))
        }
    }

    @Test("The engine's arguments and answers cross the bridge of an override")
    func overrides() throws {
        try world.perform {
            let gray = view(0, 0, 10, 10)
            let rows = NativeCatalogue.standard.members(named: "hitTest", of: UIView.staticType)
            let override = try #require(rows.first?.override)
            #expect(override.selector == .hitTest)
            let arguments = override.arguments([CGPoint(x: 1, y: 2), UIEvent?.none as Any?])
            #expect(arguments == [.point(CGPoint(x: 1, y: 2)), .null])
            #expect(taken(override.answer(gray.bridged), fallback: UIView?.none) === gray)
            #expect(taken(override.answer(.null), fallback: gray as UIView?) == nil)
            let alpha = NativeCatalogue.standard.members(named: "alpha", of: UIView.staticType)[0].override
            #expect(alpha?.answer(0.5) as? CGFloat == 0.5)
        }
    }

    /// What the engine makes of an override's answer.
    private func taken<Result>(_ answer: Any?, fallback: Result) -> Result { (answer as? Result) ?? fallback }

    @Test("Options are joined, enums keep their raw values, and both print as in Swift")
    func options() throws {
        let mask = UIView.AutoresizingMask.staticType
        let width = try call.make(mask, "flexibleWidth")
        let both = try call.method("union(_:)", on: width, mask, call.make(mask, "flexibleHeight"))
        #expect(UIView.AutoresizingMask.from(both) == [.flexibleWidth, .flexibleHeight])
        #expect(UIRectCorner.from(UIRectCorner.allCorners.bridged) == .allCorners)
        let phase = try call.make(UITouch.Phase.staticType, "ended")
        #expect(try call.property("rawValue", of: phase, UITouch.Phase.staticType) == 3)
        #expect(try call.context.text(of: phase, as: UITouch.Phase.staticType) == "\(UITouch.Phase.ended)")
    }

    @Test("Left-out arguments have the defaults that the engine has")
    func defaults() throws {
        let taps = NativeCatalogue.standard.members(named: "tap", of: Hand.staticType)
        let byView = try #require(taps.first { $0.parameters[0].label == nil })
        #expect(byView.parameters.map(\.label) == [nil, "at", "count", "fingers", "duration", "interval"])
        #expect(byView.parameters.map(\.defaultValue) == [nil, .null, 1, 1, 0.05, 0.1])
    }

    @Test("A closure that fails inside the engine's call stops the world and keeps its error")
    func failingClosure() throws {
        var wasHalted = false
        call.context.halt = { wasHalted = true }
        try world.perform {
            let failing = call.closure { _ in throw RunTrap.trap("index out of range") }
            _ = try call.method("together(_:)", on: world.hand.bridged, Hand.staticType, failing)
        }
        #expect(wasHalted)
        #expect(call.context.failure as? RunTrap == .trap("index out of range"))
    }

    @Test("Rectangles that are no numbers do not stop the program")
    func strangeNumbers() throws {
        let strange = Value.rect(CGRect(x: .nan, y: 0, width: .infinity, height: -.infinity))
        let type = CGRect.staticType
        let point = Value.point(.zero)
        let inside = try call.method("contains(_:)", on: strange, type, point, types: [CGPoint.staticType])
        #expect(inside == false)
        #expect(try call.method("intersects(_:)", on: strange, type, strange) == false)
        _ = try call.method("intersection(_:)", on: strange, type, strange)
        _ = try call.method("union(_:)", on: strange, type, strange)
        _ = try call.method("insetBy(dx:dy:)", on: strange, type, .double(.nan), .double(.infinity))
        _ = try call.property("integral", of: strange, type)
        _ = try call.method("contains(_:)", on: strange, type, strange, types: [type])
    }
}
