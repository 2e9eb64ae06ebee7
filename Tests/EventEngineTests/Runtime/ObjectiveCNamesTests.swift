import EventEngine
import Foundation
import Testing

private class LogView: NSObject {}
private class RedLogView: LogView {}

@Suite struct ObjectiveCNamesTests {
    @Test("NSStringFromClass gives the bare name of a class, as device logs show it")
    func classNames() {
        let object: NSObject = RedLogView()
        #expect(NSStringFromClass(type(of: object)) == "RedLogView")
        #expect(NSStringFromClass(LogView.self) == "LogView")
        #expect(NSStringFromClass(UIBezierPath.self) == "UIBezierPath")
    }

    @Test("isKind(of:) includes superclasses and isMember(of:) does not")
    func kinds() {
        let object: NSObject = RedLogView()
        #expect(object.isKind(of: LogView.self) && !object.isMember(of: LogView.self))
        #expect(object.isMember(of: RedLogView.self) && !object.isKind(of: UIBezierPath.self))
    }

    @Test("Selectors are equal by their names and count their arguments by colons")
    func selectors() {
        let tap: Selector = "tap:"
        #expect(tap == Selector("tap:") && tap == NSSelectorFromString("tap:"))
        #expect(NSStringFromSelector(tap) == "tap:" && "\(tap)" == "tap:")
        #expect(["tap", "tap:", "tap:with:"].map { Selector($0).argumentCount } == [0, 1, 2])
    }
}
