import EventEngine
import Foundation
import Testing

/// Observing properties of views by their key paths.
struct KeyValueObservingTests {
    @Test func `An observer is called inside of the setter, with what its options ask for`() {
        Simulator(tracing: false).perform {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            var heard: [String] = []
            let token = scroll.observe(\.contentOffset, options: [.new, .old]) { view, change in
                let (old, new) = (change.oldValue?.y ?? -1, change.newValue?.y ?? -1)
                heard.append("\(old) \(new) \(view.contentOffset.y)")
            }
            scroll.contentOffset.y = 5
            #expect(heard == ["0.0 5.0 5.0"])
            scroll.contentOffset.y = 5
            #expect(heard == ["0.0 5.0 5.0", "5.0 5.0 5.0"])
            scroll.contentSize.height = 900
            #expect(heard.count == 2)
            withExtendedLifetime(token) {}
        }
    }

    @Test func `A key path of a subclass names the property of its superclass`() {
        Simulator(tracing: false).perform {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            let button = UIButton(frame: .zero)
            var heard: [String] = []
            let tokens = [
                table.observe(\UITableView.contentInset) { _, _ in heard.append("inset") },
                table.observe(\.frame) { _, _ in heard.append("frame") },
                button.observe(\.isSelected) { _, _ in heard.append("selected") },
                button.observe(\.alpha) { _, _ in heard.append("alpha") },
            ]
            table.contentInset.top = 3
            table.frame.size.width = 4
            button.isSelected = true
            button.alpha = 0.5
            #expect(heard == ["inset", "frame", "selected", "alpha"])
            #expect(tokens.count == 4)
        }
    }

    @Test func `An observation ends when its token is invalidated or freed`() {
        Simulator(tracing: false).perform {
            let view = UIView()
            var count = 0
            let token = view.observe(\.center) { _, _ in count += 1 }
            var other: NSKeyValueObservation? = view.observe(\.center) { _, _ in count += 10 }
            view.center = CGPoint(x: 1, y: 1)
            #expect(count == 11)
            token.invalidate()
            view.center = CGPoint(x: 2, y: 2)
            #expect(count == 21)
            #expect(other != nil)
            other = nil
            view.center = CGPoint(x: 3, y: 3)
            #expect(count == 21)
        }
    }

    @Test func `A token does not keep its view alive`() {
        Simulator(tracing: false).perform {
            weak var gone: UIView?
            var token: NSKeyValueObservation?
            do {
                let view = UIView()
                gone = view
                token = view.observe(\.isHidden) { _, _ in }
            }
            #expect(gone == nil)
            token?.invalidate()
        }
    }

    @Test func `An observer that changes its own property without end halts the world`() {
        let world = Simulator(tracing: false)
        world.perform {
            let view = UIView()
            let token = view.observe(\.alpha) { view, _ in view.alpha = 1 - view.alpha }
            view.alpha = 0.5
            withExtendedLifetime(token) {}
        }
        #expect(world.isHalted)
    }
}
