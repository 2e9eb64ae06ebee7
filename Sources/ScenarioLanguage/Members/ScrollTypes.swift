import EventEngine
import Foundation

extension UIScrollView.ContentInsetAdjustmentBehavior: BridgedEnum {}
extension UIScrollView.IndicatorStyle: BridgedEnum {}
extension UIScrollView.DecelerationRate: BridgedStruct {}
extension EventEngine.RunLoop.Mode: BridgedStruct {}

extension NativeCatalogue {
    /// Scroll views and their delegate, and the run loop whose mode they change.
    func addScrollTypes() {
        addScrollTarget()
        addProtocol((any UIScrollViewDelegate).self, named: "UIScrollViewDelegate", scrollDelegateRows)
        addClass(UIScrollView.self, named: "UIScrollView", superclass: UIView.self) { t in
            scrollContentRows(t)
            scrollBehaviorRows(t)
            scrollStateRows(t)
        }
        addStructure(
            UIScrollView.DecelerationRate.self, named: "UIScrollView.DecelerationRate",
            conformances: [.equatable, .hashable, .rawRepresentable]
        ) { t in
            t.initializer("init(rawValue:)") { (rate: CGFloat) in
                UIScrollView.DecelerationRate(rawValue: rate)
            }
            t.getter("rawValue", \.rawValue)
            t.staticGetter("normal") { UIScrollView.DecelerationRate.normal }
            t.staticGetter("fast") { UIScrollView.DecelerationRate.fast }
        }
        addScrollEnumerations()
        addRunLoop()
    }

    private func addScrollEnumerations() {
        addEnumeration(
            UIScrollView.ContentInsetAdjustmentBehavior.self,
            named: "UIScrollView.ContentInsetAdjustmentBehavior"
        ) { t in
            t.enumCase("automatic", .automatic)
            t.enumCase("scrollableAxes", .scrollableAxes)
            t.enumCase("never", .never)
            t.enumCase("always", .always)
        }
        addEnumeration(UIScrollView.IndicatorStyle.self, named: "UIScrollView.IndicatorStyle") { t in
            t.enumCase("default", .default)
            t.enumCase("black", .black)
            t.enumCase("white", .white)
        }
    }

    private func addRunLoop() {
        typealias RunLoop = EventEngine.RunLoop
        addClass(RunLoop.self, named: "RunLoop", superclass: NSObject.self) { t in
            t.staticGetter("main") { RunLoop.main }
            t.staticGetter("current") { RunLoop.current }
            t.getter("currentMode", \.currentMode)
            t.method("add(_:forMode:)") {
                (loop: RunLoop, timer: EventEngine.Timer, mode: RunLoop.Mode) in
                loop.add(timer, forMode: mode)
            }
            t.method("perform(_:)") { (loop: RunLoop, block: Block< >) in loop.perform { block() } }
        }
        addStructure(
            RunLoop.Mode.self, named: "RunLoop.Mode",
            conformances: [.equatable, .hashable, .rawRepresentable]
        ) { t in
            t.initializer("init(rawValue:)") { (name: String) in RunLoop.Mode(rawValue: name) }
            t.initializer("init(_:)") { (name: String) in RunLoop.Mode(name) }
            t.getter("rawValue", \.rawValue)
            t.staticGetter("default") { RunLoop.Mode.default }
            t.staticGetter("common") { RunLoop.Mode.common }
            t.staticGetter("tracking") { RunLoop.Mode.tracking }
        }
    }
}
